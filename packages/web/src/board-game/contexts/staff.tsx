// Mills row by row with a press for each: hire for a row, fire, put a machine there; below, the town after it.
import {
  costWithTiles,
  demandFor,
  freeSpaces,
  GOODS,
  type Good,
  machinesIn,
  outputOf,
  ROWS,
  type Row,
  type State,
  wage,
  wageAt,
  workersIn,
  workersInMarket,
} from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { hiringStage, type RowPress, rowPresses } from '../control/staff.ts'
import { meIn, stateOf } from '../control/stage.ts'
import { GoodIcon } from '../symbols.tsx'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { panelPresses, pressFor } from './presses.ts'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.staff

export function TownBody() {
  const page = usePage()
  const draft = useDraft()
  if (draft === undefined) return null
  const before = stateOf(hiringStage(page, draft).before)
  return (
    <FiguresBody className="view-staff">
      <MillRows page={page} draft={draft} before={before} />
      <Town before={before} after={stateOf(draft)} />
    </FiguresBody>
  )
}

export function MachinesBody() {
  const page = usePage()
  const draft = useDraft()
  if (draft === undefined) return null
  const state = stateOf(draft)
  const before = (draft.tried[0]?.before ?? draft.state) as State
  const saved = wage(state) - state.rules.machineCost
  return (
    <FiguresBody className="view-staff">
      <MillRows page={page} draft={draft} before={before} />
      <p className="soft">{words.saves({ saved, wage: wage(state), cost: state.rules.machineCost })}</p>
      <p className="soft">{words.fired({ count: state.firedWorkers })}</p>
    </FiguresBody>
  )
}

interface MillRowsProps {
  readonly page: GamePage
  readonly draft: Draft
  readonly before: State
}

function MillRows({ page, draft, before }: MillRowsProps) {
  const state = stateOf(draft)
  const me = meIn(state, draft.seat)
  const presses = draft.complete ? [] : rowPresses(page, draft)
  const others = panelPresses(page, draft)
  const mine = GOODS.filter(good => me.factories[good].level > 0)
  return (
    <table className="mills">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.mill}</span>
          </th>
          {ROWS.map(row => (
            <th key={row} scope="col">
              {words.row({ row: row + 1 })}
            </th>
          ))}
          <th scope="col">{words.makes}</th>
          <th scope="col">{words.costs}</th>
        </tr>
      </thead>
      <tbody>
        {mine.map(good => {
          const factory = me.factories[good]
          const fire = pressFor(others, move => move.kind === 'fire' && move.good === good)
          return (
            <tr key={good}>
              <th scope="row">
                <GoodIcon good={good} size={18} />{' '}
                {fire && (
                  <Press option={fire} className="small">
                    {words.fire}
                  </Press>
                )}
              </th>
              {ROWS.map(row => (
                <RowCell key={row} state={state} seat={draft.seat} good={good} row={row} presses={presses} />
              ))}
              <td>{outputOf(state, factory, good)}</td>
              <td>
                <Change from={costOf(before, draft.seat, good)} to={costOf(state, draft.seat, good)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function costOf(state: State, seat: number, good: Good): number {
  const me = meIn(state, seat)
  const factory = me.factories[good]
  return costWithTiles(state, me, good, workersIn(factory), machinesIn(factory))
}

function Change({ from, to }: { from: number; to: number }) {
  return (
    <>
      {from !== to && <s>{text.figures.money(from)}</s>} <b>{text.figures.money(to)}</b>
    </>
  )
}

interface RowCellProps {
  readonly state: State
  readonly seat: number
  readonly good: Good
  readonly row: Row
  readonly presses: readonly RowPress[]
}

/** Workers and machines of the row; a press where something can be added. */
function RowCell({ state, seat, good, row, presses }: RowCellProps) {
  const factory = meIn(state, seat).factories[good]
  const press = presses.find(one => one.good === good && one.row === row)
  const free = freeSpaces(state, factory, good, row)
  const output = state.rules.output[factory.level]?.[row] ?? 0
  const staff = words.staff({ workers: factory.workers[row], machines: factory.machines[row] })
  if (press === undefined) {
    return <td className={free === 0 ? '' : 'soft'}>{staff}</td>
  }
  return (
    <td>
      <Press option={press.option}>
        <b>{press.option.label}</b> <small>{words.makesMore({ count: output })}</small>
      </Press>
    </td>
  )
}

/** Wage and demand before and after the hires. */
function Town({ before, after }: { before: State; after: State }) {
  const now = wage(after)
  const next = hiresUntilRise(after)
  return (
    <>
      <table className="town">
        <tbody>
          <tr>
            <th scope="row">{words.wage}</th>
            <td colSpan={4}>
              <Change from={wage(before)} to={now} />{' '}
              {next !== undefined && (
                <small>{words.rises({ count: next, wage: wageAt(after.rules, after.emptySpaces + next) })}</small>
              )}
            </td>
          </tr>
          <tr>
            <th scope="row">{words.wanted}</th>
            {GOODS.map(good => {
              const was = demandFor(before, good)
              const is = demandFor(after, good)
              return (
                <td key={good}>
                  <GoodIcon good={good} size={15} /> {was !== is && <s>{was}</s>} <b>{is}</b>
                </td>
              )
            })}
          </tr>
          <tr>
            <th scope="row">{words.offered}</th>
            {GOODS.map(good => (
              <td key={good} className={offered(after, good) > demandFor(after, good) ? 'loss' : ''}>
                {offered(after, good)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="soft seek">{words.seek({ count: workersInMarket(after), fired: after.firedWorkers })}</p>
    </>
  )
}

/** What all mills make and the importer brings at most. */
function offered(state: State, good: Good): number {
  const made = state.players.reduce((sum, { factories }) => sum + outputOf(state, factories[good], good), 0)
  return made + state.importers[good]
}

function hiresUntilRise(state: State): number | undefined {
  const now = wage(state)
  for (let count = 1; count <= workersInMarket(state); count++)
    if (wageAt(state.rules, state.emptySpaces + count) > now) return count
  return undefined
}
