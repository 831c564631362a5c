// Groups, figures and numbers of a box in words.
import type { GoodName } from '@arkwright/board-game'
import { FACES, GOODS, TRACKS } from '@arkwright/card-game'
import type { FigurePath } from '@arkwright/kernel'
import { isKey } from '../shell/is-key.ts'
import { text } from './messages/index.ts'
import { partName } from './part-names.ts'

export function figureName(figure: string): string {
  const { figures } = text.box
  return isKey(figures, figure) ? figures[figure] : figure
}

/** "Wage by row, row 3". */
export function numberLabel(path: FigurePath): string {
  return [figureName(String(path[0])), ...path.slice(1).map((_, i) => partName(path, i + 1))].join(', ')
}

/** Where the group names the figure: "2 players, Blue, Workshop". */
export function pieceLabel(path: FigurePath): string {
  return path
    .slice(1)
    .map((_, i) => partName(path, i + 1))
    .join(', ')
}

type Title = readonly [RegExp, (match: readonly string[]) => string]

const TITLES: readonly Title[] = [
  [/^tile-copies-(\d)$/, ([, half]) => text.box.made.tileCopies({ half: halfOf(half) })],
  [
    /^predetermined-tiles-(\d)-(\d)$/,
    ([, players, half]) => text.box.made.fixedTiles({ players: Number(players), half: halfOf(half) }),
  ],
  [/^demand-([AB])$/, ([, side = '']) => text.box.made.demand({ side })],
  [/^factory-mat-(\w+)$/, ([, good]) => text.box.made.factoryMat({ good: goodOf(good) })],
  [/^factory-(\w+)-(I|II)$/, ([, good, level = '']) => text.box.made.factoryCard({ good: goodOf(good), level })],
  [
    /^(first|second)-workers-(\w+)-(\w+)$/,
    ([, which, good, other]) =>
      text.box.made.workers({
        which: which === 'first' ? 'first' : 'other',
        good: goodOf(good),
        otherGood: goodOf(other),
      }),
  ],
  [/^double-cards-(\d+)-(\d+)$/, ([, from, to]) => text.box.made.doubleCards({ from: Number(from), to: Number(to) })],
  [
    /^arrows-([AB])-(\d+)-(\d+)$/,
    ([, side = '', from, to]) => text.box.made.arrows({ side, from: Number(from), to: Number(to) }),
  ],
  [
    /^wages-([AB])-(\d+)-(\d+)$/,
    ([, side = '', from, to]) => text.box.made.wages({ side, from: Number(from), to: Number(to) }),
  ],
]

export function groupTitle(id: string): string {
  const { groups, made } = text.box
  if (isKey(groups, id)) return groups[id]
  for (const [pattern, title] of TITLES) {
    const match = pattern.exec(id)
    if (match !== null) return title(match)
  }
  const [, figure = id, part] = /^(\w+?)(?:-(\d+))?$/.exec(id) ?? []
  return part === undefined ? figureName(figure) : made.part({ figure: figureName(figure), part: Number(part) })
}

function halfOf(number: string | undefined): 'first' | 'other' {
  return number === '1' ? 'first' : 'other'
}

function goodOf(name: string | undefined): GoodName {
  return GOODS.find(good => good === name) ?? 'food'
}

/** Figures whose numbers stand for something; by number. Undefined: the number itself is printed. */
export function codesOf([figure]: FigurePath): ReadonlyMap<number, string> | undefined {
  const { parts, arrow, noArrow } = text.box
  const none = [0, parts.named.none] as const
  const cards = () => FACES.map((card, i) => [i, text.cardGameCards.name({ card })] as const)
  if (figure === 'startGoods') return new Map(GOODS.map((good, i) => [i + 1, text.boardGame.goodTitle({ good })]))
  if (figure === 'startStep') return new Map([none, ...TRACKS.map((t, i) => [i + 1, text.cardGame.tracks[t]] as const)])
  if (figure === 'startCard') return new Map([none, ...cards().map(([i, name]) => [i + 1, name] as const)])
  if (figure === 'pairs') return new Map(cards())
  if (figure === 'arrowsA' || figure === 'arrowsB') return new Map([[0, noArrow] as const, [1, arrow] as const])
  if (figure === 'restrictedUntil') return new Map([1, 2, 3].map(n => [n, parts.inDecade({ n })]))
  return undefined
}

const MONEY =
  /wage|cost|price|loan$|loanRepayment|fee|income|cash|capital|money|rebate|discount|repayment|sum$|shareValue|^administrative/i
const NOT_MONEY = /shareValueMax|incomeTaxed|workshopMachineCosts/

export function valueText(path: FigurePath, value: number): string {
  const named = codesOf(path)?.get(value)
  if (named !== undefined) return named
  const figure = String(path[0])
  return MONEY.test(figure) && !NOT_MONEY.test(figure) ? text.figures.money(value) : text.figures.number(value)
}
