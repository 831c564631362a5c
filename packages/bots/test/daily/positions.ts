/** The Daily Mill as it was dealt and played when its edition began. */
export const POSITIONS = {
  firstOf1000Days: '216755ff962ac8b384dc018bddd6964bf298d83827f92335b46fe7e6d355d701',
  firstTurnsOfExpert: '57ed05ef1870a269f786f741bb1c84e049d959f495539a7bb7580a7be1f1640c',
  gamesOfBots: '3af4a007a27cd87490a829dd2a3d40dd8a753b2fbc6145cb929643c0c275115f',
}
