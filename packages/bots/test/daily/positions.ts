/** The Daily Mill as it was dealt and played when its edition began. */
export const POSITIONS = {
  firstOf1000Days: '1e3bbda61ecb22e3045b91e3cdb739393019280471a21558714b1b26612e2265',
  firstTurnsOfExpert: '7d8b2d78f80b17a791075e0c28296c00581b07dbb0eb149668f39cf9b0de7a57',
  gamesOfBots: 'b2e88840ce188cc31dd1064c9a5d03db4daefb783336b3e765d9a08fad7065a7',
}
