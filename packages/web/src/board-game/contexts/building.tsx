// Mills to found, build, modernise or close: cost, quality, output and what the level is worth — SJ II.2.1.
import { currentLevel, GOODS, type Good, LEVELS, type Move, outputOf, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { compose, type Draft } from '../../play/draft.ts'
import { mineIn } from '../control/figures.ts'
import { meIn, pressMove, stateOf } from '../control/stage.ts'
import { GoodIcon } from '../symbols.tsx'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { type PanelPress, panelPresses } from './presses.ts'
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
        </section>
      ))}
      <p className="soft">{words.obsolete({ level: currentLevel(state) })}</p>
    </FiguresBody>
  )
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
