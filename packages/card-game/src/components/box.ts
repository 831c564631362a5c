// How an owner of the card game checks its figures. Goods in the order food, clothes, cutlery, lamps.
import { type BoxPlan, entriesAt, type FigurePath, type PlannedGroup } from '@arkwright/kernel'
import { cardFigures } from './development-cards.ts'
import { ALL_GOODS, GOODS, type Good } from './names.ts'
import { playerBoardFigures } from './player-board.ts'

const SIDES = ['A', 'B'] as const
/** Three borders of the four appeal tracks are twelve numbers. */
const BORDERS_AT_ONCE = 3
const BORDERS = 17
const CARDS_AT_ONCE = 6
const PAIRS = 17

/** Checked in groups of more than one figure. */
const GROUPED = ['shipValueLoss', 'restrictedUntil', 'pairs', 'contractIncome']

export const CARD_GAME_BOX: BoxPlan = {
  editions: [],
  groups: [
    { id: 'market-track', place: 'board', editor: 'row', parts: [['appealMax'], ['demandMax']] },
    ...SIDES.flatMap(marketSide),
    { id: 'final-prices', place: 'board', editor: 'row', parts: [['finalPrice']] },
    { id: 'ships-on-player-board', place: 'board', editor: 'row', parts: [['shipValueLoss']] },
    { id: 'restrictions', place: 'board', editor: 'table', parts: [['restrictedUntil']] },
    ...ALL_GOODS.flatMap(good => [factoryCard(good, 'I'), factoryCard(good, 'II')]),
    { id: 'offices', place: 'cards', editor: 'tile', parts: [['clothesOffice'], ['otherOffices']] },
    ...(['first', 'second'] as const).flatMap(which => [workerCards(which, [0, 1]), workerCards(which, [2, 3])]),
    ...Array.from({ length: Math.ceil(PAIRS / CARDS_AT_ONCE) }, (_, i) => doubleCards(i)),
    { id: 'contract', place: 'cards', editor: 'tile', parts: [['contractIncome']] },
    {
      id: 'start-goods-2-3',
      place: 'cards',
      editor: 'seats',
      parts: [
        ['startGoods', 'two'],
        ['startGoods', 'three'],
      ],
    },
    { id: 'start-goods-4', place: 'cards', editor: 'seats', parts: [['startGoods', 'four']] },
    { id: 'start-steps', place: 'cards', editor: 'seats', parts: [['startStep']] },
  ],
  others: {
    board: [
      'neutralAppeal',
      'opponentAppeal',
      'opponentBuildAppeal',
      'opponentRaise',
      'opponentShares',
      'opponentShareValue',
      'bag',
      ...ungrouped(playerBoardFigures),
    ],
    cards: ['spotAppeal', 'machineMaintenance', ...ungrouped(cardFigures), 'startCard'],
  },
}

function marketSide(side: (typeof SIDES)[number]): readonly PlannedGroup[] {
  const last = side === 'A' ? 12 : 16
  return [
    { id: `demand-${side}`, place: 'board', editor: 'row', parts: [[`demandStart${side}`], [`demandMin${side}`]] },
    { id: `wages-${side}-1-9`, place: 'job market', editor: 'row', parts: entriesAt([`wages${side}`], 0, 8) },
    {
      id: `wages-${side}-10-${last + 1}`,
      place: 'job market',
      editor: 'row',
      parts: entriesAt([`wages${side}`], 9, last),
    },
    ...Array.from({ length: Math.ceil(BORDERS / BORDERS_AT_ONCE) }, (_, i): PlannedGroup => {
      const first = i * BORDERS_AT_ONCE
      const end = Math.min(first + BORDERS_AT_ONCE, BORDERS) - 1
      return {
        id: `arrows-${side}-${first}-${end + 1}`,
        place: 'board',
        editor: 'table',
        parts: ALL_GOODS.flatMap(good => entriesAt([`arrows${side}`, good], first, end)),
      }
    }),
  ]
}

function factoryCard(good: Good, level: 'I' | 'II'): PlannedGroup {
  return {
    id: `factory-${GOODS[good]}-${level}`,
    place: 'cards',
    editor: 'tile',
    parts: [
      [`${GOODS[good]}Price${level}`],
      ['factoryGoods', level, good],
      ['fixedCost', level, good],
      ['exportPrice', level, good],
    ],
  }
}

/** The back of the second card has goods for decade III. */
function workerCards(which: 'first' | 'second', goods: readonly Good[]): PlannedGroup {
  const parts = goods.flatMap((good): readonly FigurePath[] => [
    [`${which}WorkersGoods`, 'I', good],
    [`${which}WorkersGoods`, which === 'first' ? 'II' : 'III', good],
    [`${which}Workers`, good],
    [`${which}Machines`, good],
  ])
  return { id: `${which}-workers-${goods.map(good => GOODS[good]).join('-')}`, place: 'cards', editor: 'tile', parts }
}

/** Two faces each. */
function doubleCards(index: number): PlannedGroup {
  const first = index * CARDS_AT_ONCE
  const last = Math.min(first + CARDS_AT_ONCE, PAIRS) - 1
  return {
    id: `double-cards-${first + 1}-${last + 1}`,
    place: 'cards',
    editor: 'table',
    parts: entriesAt(['pairs'], first, last),
  }
}

function ungrouped(table: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(table).filter(name => !GROUPED.includes(name))
}
