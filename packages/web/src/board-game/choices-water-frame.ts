// Water Frame's own moves as the action bar lists them: tiles, ships, contracts, warehouse, production.
import { GOODS, type Good, type Move, type State } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import type { Choice, ChoiceGroup } from '../play/game-page.ts'
import { GOOD_ICONS } from './symbols.tsx'
import { describe } from './words.ts'
import { tileName } from './words-water-frame.ts'

const words = text.waterFrame.moves

type Kind = Move['kind']
type Of<K extends Kind> = Extract<Move, { kind: K }>

export function waterFrameChoices(state: State): ChoiceGroup[] {
  const own = <K extends Kind>(kind: K) => state.legal.filter((move): move is Of<K> => move.kind === kind)
  const choice = (move: Move, label = describe(state, move)): Choice => ({ move, label, full: describe(state, move) })
  const single = (move: Move, icon: ChoiceGroup['icon'], tint?: string): ChoiceGroup => ({
    key: move.text,
    label: describe(state, move),
    icon,
    tint,
    choices: [choice(move)],
  })
  return [
    ...byGood(own('produce'), 'produce', words.produceGroup, move => choice(move, words.rows({ rows: move.rows }))),
    ...byGood(own('contract'), 'contract', words.contractGroup, move => choice(move, String(move.count))),
    ...own('ship').map(move => single(move, 'ship', `good-${move.good}`)),
    ...own('pay').map(move => single(move, 'coins')),
    ...own('hire column').map(move => single(move, 'warehouse', `good-${move.good}`)),
    ...own('hire row').map(move => single(move, 'warehouse')),
    ...moveGroups(own('move'), move => choice(move, placeWords(words.moveTo, move.to))),
    ...own('return ship').map(move => single(move, 'ship')),
    ...own('dismiss column').map(move => single(move, 'warehouse', `good-${move.good}`)),
    ...own('dismiss row').map(move => single(move, 'warehouse')),
    ...gathered(
      'ships',
      words.shipGroup,
      'ship',
      own('take ship').map(move => choice(move)),
    ),
    ...gathered(
      'tiles',
      words.tileGroup,
      'tile',
      own('take tile').map(move => choice(move, tileName(move.tile))),
    ),
    ...(['use', 'return', 'keep'] as const).flatMap(kind => own(kind).map(move => single(move, 'tile'))),
    ...(state.step === 'assign a tile'
      ? own('assign').map(move => single(move, GOOD_ICONS[move.good], `good-${move.good}`))
      : []),
    ...assignGroups(state, own('assign'), move => choice(move, text.boardGame.goodTitle({ good: move.good }))),
  ]
}

function gathered(key: string, label: string, icon: ChoiceGroup['icon'], choices: readonly Choice[]): ChoiceGroup[] {
  return choices.length === 0 ? [] : [{ key, label, icon, choices }]
}

function byGood<M extends Of<'produce' | 'contract'>>(
  moves: readonly M[],
  key: string,
  title: (of: { good: Good }) => string,
  choice: (move: M) => Choice,
): ChoiceGroup[] {
  return GOODS.flatMap(good => {
    const choices = moves.filter(move => move.good === good).map(choice)
    return choices.length === 0
      ? []
      : [{ key: `${key}:${good}`, label: title({ good }), icon: GOOD_ICONS[good], tint: `good-${good}`, choices }]
  })
}

interface PlaceWords {
  readonly column: (of: { good: Good }) => string
  readonly row: string
}

/** The edge of the warehouse: a column by its good; numbers beyond the goods are rows. */
function placeWords({ column, row }: PlaceWords, place: number): string {
  const good = GOODS[place]
  return good === undefined ? row : column({ good })
}

function moveGroups(moves: readonly Of<'move'>[], choice: (move: Of<'move'>) => Choice): ChoiceGroup[] {
  const places = [...new Set(moves.map(({ from }) => from))]
  return places.map(place => ({
    key: `move:${place}`,
    label: placeWords(words.moveFrom, place),
    icon: 'warehouse',
    choices: moves.filter(({ from }) => from === place).map(choice),
  }))
}

/** A tile that must be assigned now has a button for each factory; its card still opens the group. */
function assignGroups(
  { step }: State,
  moves: readonly Of<'assign'>[],
  choice: (move: Of<'assign'>) => Choice,
): ChoiceGroup[] {
  const tiles = [...new Set(moves.map(({ tile }) => tile))]
  return tiles.map(tile => ({
    hidden: step === 'assign a tile',
    key: `assign:${tile}`,
    label: words.assignGroup({ tile }),
    icon: 'tile',
    choices: moves.filter(move => move.tile === tile).map(choice),
  }))
}
