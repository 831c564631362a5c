// How often each seat wins among equals: the mean of medium and hard bots in docs/balance.md. In some set-ups the seats are far from
// even, and a rating without this correction would call the better seat the better player.

/** By game and number of players, in seat order. If the two kinds of bots contradict each other, seats count as even. */
const SHARES: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  'spinning-jenny': { 2: [0.52, 0.48], 3: [0.23, 0.53, 0.24], 4: [0.21, 0.39, 0.2, 0.2] },
  'water-frame': { 3: [0.28, 0.33, 0.39], 4: [0.25, 0.33, 0.21, 0.21] },
  'card-game': { 2: [0.41, 0.59], 3: [0.36, 0.28, 0.36], 4: [0.2, 0.31, 0.27, 0.22] },
}

/** Bots playing against themselves show the seat's full effect. For people we expect half of it, in log-odds. */
const WEIGHT = 0.5

/** The shares add up to 1. */
export function seatShares(game: string, players: number): readonly number[] {
  const measured = SHARES[game]?.[players] ?? Array.from({ length: players }, () => 1)
  const weighed = measured.map(share => share ** WEIGHT)
  const sum = weighed.reduce((total, share) => total + share, 0)
  return weighed.map(share => share / sum)
}
