// Mills to found, build, modernise or close: cost, quality, output and what the level is worth — SJ II.2.1.
import { GOODS, type Good, LEVELS, type Move, moves, outputOf, type State, shownLevel } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Option } from '../../play/control.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { numbersBelow } from '../../shell/numbered.ts'
import { EndLegend } from '../../table/end-press.tsx'
import { mineIn } from '../control/figures.ts'
import { meIn, pressMove, stateOf } from '../control/stage.ts'
import { GoodIcon } from '../symbols.tsx'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { type PanelPress, panelPresses } from './presses.ts'
import { MOST_IN_ROW, PriceEnds, type PriceRow } from './price-ends.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.building

export function BuildingBody() {
  const page = usePage()
  const draft = useDraft()
  if (draft === undefined) return null
  const state = stateOf(draft)
  const founding = draft.complete
    ? []
    : state.legal.flatMap((move): PanelPress[] =>
        move.kind === 'found' ? [{ move, option: pressMove(page, draft, move) }] : [],
      )
  const presses = [...panelPresses(page, draft), ...founding]
  return (
    <FiguresBody className="view-building">
      {GOODS.map(good => (
        <section key={good} className={`good-${good}`}>
          <h3>
            <GoodIcon good={good} size={18} /> {text.boardGame.goodTitle({ good })}{' '}
            <small>{standing(state, draft.seat, good)}</small>
          </h3>
          <div className="levels">
            {presses
              .filter(({ move }) => isAbout(move, good))
              .map(({ move, option }) => (
                <Press key={move.text} option={option}>
                  <b>{titleOf(state, draft.seat, move)}</b>
                  <small>{effectOf(draft, stateOf(compose(page, draft, option.moves)), move)}</small>
                </Press>
              ))}
          </div>
          <PriceEnds rows={newPrices(page, draft, good)} />
        </section>
      ))}
      <EndLegend />
      <p className="soft">{words.obsolete({ level: shownLevel(state) })}</p>
    </FiguresBody>
  )
}

/** A mill modernised in this turn can get a higher price. */
function newPrices(page: GamePage, draft: Draft, good: Good): readonly PriceRow[] {
  const isModernised = draft.tried.some(({ move }) => move === moves.modernise(good))
  if (draft.complete || !isModernised) return []
  const { price } = meIn(stateOf(draft), draft.seat).factories[good]
  const options = numbersBelow(MOST_IN_ROW).flatMap((above): Option[] => {
    const move = moves.price(good, price + 1 + above)
    const turn = page.lead?.(draft, [move])
    const full = page.describe(draft.state, move)
    return turn === undefined ? [] : [{ moves: turn, label: text.figures.money(move.price), full }]
  })
  return [{ good, options }]
}

const KINDS: ReadonlySet<Move['kind']> = new Set(['build', 'modernise', 'close', 'found'])

function isAbout(move: Move, good: Good): boolean {
  return KINDS.has(move.kind) && 'good' in move && move.good === good
}

function standing(state: State, seat: number, good: Good): string {
  const factory = meIn(state, seat).factories[good]
  return factory.level === 0
    ? text.boardLanes.mill.none
    : words.stands({ level: factory.level, count: outputOf(state, factory, good) })
}

function titleOf(state: State, seat: number, move: Move): string {
  const cost = (good: Good, level: number) => state.rules.cost[good][level] ?? 0
  if (move.kind === 'build') return words.build({ level: move.level, cost: cost(move.good, move.level) })
  if (move.kind === 'found') return words.found
  if (move.kind !== 'modernise') return words.close
  const level = Math.min(LEVELS.length, meIn(state, seat).factories[move.good].level + 1)
  return words.modernise({ level, cost: cost(move.good, level) })
}

/** What the mill would make and sell afterwards. */
function effectOf(draft: Draft, after: State, move: Move): string {
  if (move.kind === 'close' || !('good' in move)) return ''
  const factory = meIn(after, draft.seat).factories[move.good]
  const quality = after.rules.cost[move.good][factory.level] ?? 0
  const mine = factory.price === 0 ? undefined : mineIn(after, move.good, draft.seat)
  return mine === undefined
    ? words.quality({ quality })
    : words.effect({ quality, sold: mine.sold, output: mine.output, price: factory.price })
}
