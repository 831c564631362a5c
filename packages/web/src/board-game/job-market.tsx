// The job market: workers, the uncovered demand numbers, the wage band — SJ 4.1.I.
import { demandFor, GOODS, type State, wage } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbersBelow } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { jobMarketLine } from './read.ts'
import { GoodIcon } from './symbols.tsx'
import { useBoardLater } from './use-board.ts'

const words = text.boardGame.board

export function JobMarket() {
  const state = useBoardLater()
  const page = useTable(session => session.page)
  const options = useTable(session => session.played.journal.options)
  const { workersReturned } = page.game.components(options)
  const demands = GOODS.map(good => demandFor(state, good))
  return (
    <Panel title={words.jobMarket} sub={words.jobMarketSub} className="job-market">
      <div className="job-grid" role="img" aria-label={jobMarketLine(state)}>
        {GOODS.map(good => (
          <span key={good} className="job-head">
            <GoodIcon good={good} size={20} />
          </span>
        ))}
        <span className="job-head job-wage-head">{words.wage}</span>
        {numbersBelow(state.rules.wageByRow.length).map(row =>
          GOODS.map(good => <Space key={`${row}.${good}`} state={state} row={row} good={good} />),
        )}
        {bands(state).map(({ first, last, pay, lit }) => (
          <span
            key={first}
            className={`wage-band ${lit ? 'lit' : ''}`}
            style={{ gridRow: `${first + 2} / ${last + 3}` }}
          >
            {text.figures.money(pay)}
          </span>
        ))}
      </div>
      <dl className="demand-row" aria-label={words.demand}>
        {GOODS.map(good => (
          <div key={good} className={good === state.cycle ? 'active' : ''}>
            <dt>
              <GoodIcon good={good} size={22} />
              <span className="unseen">{text.boardGame.good({ good })}</span>
            </dt>
            <dd key={demands[good]} className="pulse">
              {demands[good]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="job-foot">
        <span>
          <Icon name="worker" size={15} /> {words.fired({ count: state.firedWorkers })}
        </span>
        {workersReturned !== undefined && <span>{words.returning({ count: Number(workersReturned.value) })}</span>}
        {state.boxedWorkers > 0 && state.rules.waterFrame !== null && (
          <span>{text.waterFrame.board.outOfGame({ count: state.boxedWorkers })}</span>
        )}
      </p>
    </Panel>
  )
}

function Space({ state, row, good }: { state: State; row: number; good: number }) {
  const free = row * GOODS.length + good < state.emptySpaces
  const number = row + 1 - (state.rules.unnumberedSpaces[good] ?? 0)
  return (
    <span className={`job-space good-${good} ${free ? 'free' : ''}`} style={{ gridRow: row + 2, gridColumn: good + 1 }}>
      {free ? number > 0 ? number : '·' : <Icon name="worker" size={13} />}
    </span>
  )
}

/** Rows with the same wage form a band; the band of the current wage is lit. */
function bands(state: State): { first: number; last: number; pay: number; lit: boolean }[] {
  const found: { first: number; last: number; pay: number; lit: boolean }[] = []
  for (const [row, pay] of state.rules.wageByRow.entries()) {
    const band = found.at(-1)
    if (band?.pay === pay) band.last = row
    else found.push({ first: row, last: row, pay, lit: pay === wage(state) })
  }
  return found
}
