// Quality or distribution: for each mill and each step the appeal, its rank, and the sale — SJ II.2.4, II.2.5.
import { appealOf, GOODS, type Good, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Option } from '../../play/control.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { mineIn } from '../control/figures.ts'
import { meIn, stateOf } from '../control/stage.ts'
import { GoodIcon } from '../symbols.tsx'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.appeal

export function AppealBody() {
  const page = usePage()
  const draft = useDraft()
  if (draft === undefined) return null
  const dials = page.control(draft).dials.filter(({ key }) => /^(?:quality|distribution):/.test(key))
  const fades = dials.some(({ key }) => key.startsWith('distribution:'))
  return (
    <FiguresBody className="view-appeal">
      {dials.map(({ key, label, options, at }) => {
        const good = GOODS.find(one => key.endsWith(`:${one}`))
        return good === undefined ? null : (
          <div key={key} className={`mill good-${good}`}>
            <p>
              <GoodIcon good={good} size={18} /> <b>{label}</b>
            </p>
            <div className="steps">
              {options.map((option, place) => (
                <Step key={option.label} page={page} draft={draft} good={good} option={option} chosen={place === at} />
              ))}
            </div>
          </div>
        )
      })}
      <p className="soft">{fades ? words.fades : words.lasts}</p>
    </FiguresBody>
  )
}

interface StepProps {
  readonly page: GamePage
  readonly draft: Draft
  readonly good: Good
  readonly option: Option
  readonly chosen: boolean
}

function Step({ page, draft, good, option, chosen }: StepProps) {
  const after = stateOf(compose(page, draft, option.moves))
  const appeal = appealOf(after, meIn(after, draft.seat).factories[good], good)
  const mine = mineIn(after, good, draft.seat)
  return (
    <Press option={option} chosen={chosen}>
      <b>{option.label}</b>
      <span>{words.appeal({ appeal, rank: rankOf(after, draft.seat, good, appeal) })}</span>
      {mine && (
        <span className={mine.profit < 0 ? 'loss' : 'gain'}>
          {words.sale({ sold: mine.sold, output: mine.output, profit: mine.profit })}
        </span>
      )}
    </Press>
  )
}

/** Among those with a mill and the importer. */
function rankOf(state: State, seat: number, good: Good, appeal: number): number {
  const above = state.players.filter(
    ({ factories }, other) =>
      other !== seat && factories[good].level > 0 && appealOf(state, factories[good], good) > appeal,
  ).length
  return 1 + above + (state.importers[good] > appeal ? 1 : 0)
}
