// Games begun under earlier revisions of Water Frame continue as they began.
import { seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { ACTION_MARKERS } from '../../src/components/action-markers.ts'
import { EVENT_FIGURES } from '../../src/components/events.ts'
import { TILE_EFFECT_FIGURES, TILE_NAMES } from '../../src/components/tiles.ts'
import { REVISIONS } from '../../src/revisions-water-frame.ts'
import type { State } from '../../src/state.ts'
import { formerWaterFrames, waterFrame } from '../../src/water-frame.ts'
import { ADDED_FOR_BOTH } from '../added-figures.ts'
import { checkRevisions, firstOf } from '../check-revisions.ts'

checkRevisions({
  name: 'Water Frame',
  game: waterFrame,
  former: formerWaterFrames,
  revisions: REVISIONS,
  players: 3,
  figures: ['aa33d987f1a1e84c', 'b1cf2bb4e7d194ac', 'b1cf2bb4e7d194ac', '9d4fef8f6f9a7768'],
  added: new Set([
    ...ADDED_FOR_BOTH,
    'shipCapacities',
    'contractTrack',
    ...Object.keys(TILE_EFFECT_FIGURES),
    ...Object.keys(EVENT_FIGURES),
  ]),
  addedFigures: '95f781c4e4e505fa',
})

/** The seat that begins with the foreman. */
function foreman({ players }: State): number {
  return players.findIndex(({ tiles }) => tiles.some(({ tile }) => TILE_NAMES[tile] === 'foreman'))
}

test('the same options give each revision its own set-up', () => {
  const options = waterFrame.parseOptions({ players: 3 })
  const games = [waterFrame, firstOf(formerWaterFrames), waterFrame]
  expect(games.map(game => foreman(game.setup(options, seedRandom('opening'))))).toEqual([0, 2, 0])
})

test('by four, the last seat began with the small warehouse until revision 3', () => {
  const options = waterFrame.parseOptions({ players: 4 })
  const startsWith = (revision: number): string[] => {
    const game = [waterFrame, ...formerWaterFrames].find(one => one.revision === revision)
    const last = game?.setup(options, seedRandom('opening')).players[3]
    if (last === undefined) throw new Error('nobody sits there')
    return [
      ...last.tiles.map(({ tile }) => TILE_NAMES[tile] ?? ''),
      ...last.advanced.map(marker => ACTION_MARKERS[marker]?.name ?? ''),
    ]
  }
  expect([1, 2, 3, 4].map(startsWith)).toEqual([
    ['small warehouse'],
    ['small warehouse'],
    ['small warehouse'],
    ['light production'],
  ])
})
