/** The Daily Mill as it was dealt and played when its edition began. */
export const POSITIONS = {
  firstOf1000Days: '216755ff962ac8b384dc018bddd6964bf298d83827f92335b46fe7e6d355d701',
  firstTurnsOfExpert: '3159d9aec02bc98f7e5ad9d1bb09c45d22db318c971b31e2d0e0302caf592603',
  gamesOfBots: 'a4ab4a7ea63167fa16798a6fb1239a2b5e8c4b7cf2722149e3fe1a0e0a2f7893',
}
