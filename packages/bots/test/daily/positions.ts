/** The Daily Mill as it was dealt and played when its edition began. */
export const POSITIONS = {
  firstOf1000Days: '216755ff962ac8b384dc018bddd6964bf298d83827f92335b46fe7e6d355d701',
  firstTurnsOfExpert: '3b02c2106dae895987984207fbfb543b559f6b4a0e84bee6ee5f8e20702aca5b',
  gamesOfBots: 'f3279796b4ecccc1083fd600e8cd38b285037d2a0d15962803951cdc302841f4',
}
