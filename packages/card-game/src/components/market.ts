// The two sides of the market board: figures only — CG setup 9. Side A serves one to three players, side B four.
import { figure } from '@arkwright/kernel'

// One entry for each border of the appeal track, from 0-1 to 16-17; 1 where there is an arrow.
const ARROWS = [0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
const FOUR_TRACKS = [ARROWS, ARROWS, ARROWS, ARROWS]
const SIMPLEST = 'simplest pattern that meets the examples and the solo set-up'

export const marketFigures = {
  appealMax: figure(17, 'reconstructed', 'highest appeal that can be reached', { min: 17, max: 17 }),
  demandMax: figure(17, 'reconstructed', 'shares its scale with appeal', { min: 5, max: 17 }),
  arrowsA: figure(FOUR_TRACKS, 'reconstructed', SIMPLEST, { max: 1 }),
  arrowsB: figure(FOUR_TRACKS, 'reconstructed', SIMPLEST, { max: 1 }),
  demandStartA: figure(
    [-1, -1, 0, 0],
    'reconstructed',
    'chosen in games of bots; all four are at 1 after the solo set-up',
    {
      min: -9,
      max: 5,
    },
  ),
  demandStartB: figure([-3, -3, -2, -2], 'reconstructed', 'chosen in games of bots', { min: -9, max: 5 }),
  demandMinA: figure(-4, 'reconstructed', 'chosen in games of bots', { min: -20, max: 0 }),
  demandMinB: figure(-5, 'reconstructed', 'chosen in games of bots', { min: -20, max: 0 }),
  wagesA: figure(
    [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6],
    'reconstructed',
    'wages of the board game, tried in games of bots',
  ),
  wagesB: figure(
    [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6],
    'reconstructed',
    'wages of the board game, tried in games of bots',
  ),
  neutralAppeal: figure([3, 3, 2, 2], 'rulebook', 'set-up for two players', { max: 10 }),
  opponentAppeal: figure([4, 4, 3, 3], 'rulebook', 'French solo set-up', { max: 10 }),
  opponentBuildAppeal: figure([3, 3, 2, 2], 'rulebook', 'French solo variant', { max: 10 }),
  opponentRaise: figure(2, 'rulebook', 'French solo variant', { max: 9 }),
  opponentShares: figure(12, 'rulebook', 'French solo set-up', { max: 30 }),
  opponentShareValue: figure(12, 'rulebook', 'French solo set-up', { max: 30 }),
  bag: figure([3, 3, 2], 'rulebook', 'French solo set-up: three of each opponent, two neutral', { min: 2, max: 9 }),
}
