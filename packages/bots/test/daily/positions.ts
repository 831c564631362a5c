/** The Daily Mill as it was dealt and played when its edition began. */
export const POSITIONS = {
  firstOf1000Days: '216755ff962ac8b384dc018bddd6964bf298d83827f92335b46fe7e6d355d701',
  firstTurnsOfExpert: '45b61b0f98e9b9ff8d3fb3f03eafd39d29d2861e967e0261769f1add327d46b2',
  gamesOfBots: '548db0654399210bea4f5d08c7f04cab8e770fdcefc2b3157b58ce452c5ecc97',
}
