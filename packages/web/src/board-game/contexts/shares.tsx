// Shares and loans: cash, score and rank after each number, and the cash the coming wages need — SJ II.2.6, 7.0.
import { GOODS, shareValue } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { type Dial, dialIn, type Option } from '../../play/control.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { useTable } from '../../play/use-table.ts'
import { EndLegend, EndPress } from '../../table/end-press.tsx'
import { mineIn, scoreOf } from '../control/figures.ts'
import { meIn, stateOf } from '../control/stage.ts'
import { GoodIcon } from '../symbols.tsx'
import { companies } from '../table.ts'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.shares
/** As many as a phone shows. */
const MOST_ROWS = 7
const MONEY = /^(?:sell|repay|buy)/

export function SharesBody() {
  const page = usePage()
  const draft = useDraft()
  const chosen = useTable(session => session.dial)
  const turnTo = useTable(session => session.turnTo)
  if (draft === undefined) return null
  const dials = page.control(draft).dials.filter(({ key }) => MONEY.test(key))
  const dial = dialIn(dials, chosen)
  const state = stateOf(draft)
  const needed = neededOf(draft)
  return (
    <FiguresBody className="view-shares">
      {dials.length > 1 && (
        <fieldset className="headline pages" aria-label={words.which}>
          {dials.map(({ key, label }) => {
            const good = GOODS.find(one => key.endsWith(`:${one}`))
            return (
              <button
                key={key}
                type="button"
                aria-pressed={key === dial?.key}
                aria-label={label}
                onClick={() => turnTo(key)}
              >
                {good === undefined ? label : <GoodIcon good={good} size={18} />}{' '}
                {good !== undefined && text.boardContexts.store.stored}
              </button>
            )
          })}
        </fieldset>
      )}
      {dial && <Rows page={page} draft={draft} dial={dial} needed={needed} />}
      <EndLegend />
      <p className="soft">{words.value({ value: shareValue(state, meIn(state, draft.seat)) })}</p>
      {needed > 0 && <p className="loss">{words.needed({ needed })}</p>}
    </FiguresBody>
  )
}

/** What wages and machines of this cycle cost beyond what the sale brings. */
function neededOf(draft: Draft): number {
  const state = stateOf(draft)
  const mine = state.decade === 0 || state.exchange === 'final' ? undefined : mineIn(state, state.cycle, draft.seat)
  return mine === undefined ? 0 : Math.max(0, -mine.profit)
}

interface RowsProps {
  readonly page: GamePage
  readonly draft: Draft
  readonly dial: Dial
  readonly needed: number
}

function Rows({ page, draft, dial: { label, options, at }, needed }: RowsProps) {
  const first = Math.max(0, Math.min(at - Math.floor(MOST_ROWS / 2), options.length - MOST_ROWS))
  return (
    <table className="counts">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{words.cash}</th>
          <th scope="col">{words.score}</th>
          <th scope="col">{words.rank}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {options.slice(first, first + MOST_ROWS).map((option, place) => (
          <CountRow
            key={option.label}
            page={page}
            draft={draft}
            option={option}
            chosen={first + place === at}
            needed={needed}
          />
        ))}
      </tbody>
    </table>
  )
}

interface CountRowProps {
  readonly page: GamePage
  readonly draft: Draft
  readonly option: Option
  readonly chosen: boolean
  readonly needed: number
}

function CountRow({ page, draft, option, chosen, needed }: CountRowProps) {
  const after = stateOf(compose(page, draft, option.moves))
  const { cash } = meIn(after, draft.seat)
  const rank = companies(after, [])[draft.seat]?.rank ?? 0
  return (
    <tr className={`${chosen ? 'mine' : ''} ${cash < needed ? 'short' : ''}`}>
      <th scope="row">
        <Press option={option} chosen={chosen}>
          {option.label}
        </Press>
      </th>
      <td className={cash < needed ? 'loss' : ''}>{text.figures.money(cash)}</td>
      <td>{text.figures.money(scoreOf(after, draft.seat))}</td>
      <td>{text.tableFrame.header.rank({ rank })}</td>
      <td>
        <EndPress option={option} />
      </td>
    </tr>
  )
}
