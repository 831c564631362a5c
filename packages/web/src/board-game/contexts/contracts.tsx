// Contracts and shipments: what each good pays, what is made and sold, and what an open contract costs — WF II.2.6-7, III.4.
import { GOODS, type Good, outputOf, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Dial } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import { mineIn } from '../control/figures.ts'
import { meIn, stateOf } from '../control/stage.ts'
import { GoodIcon } from '../symbols.tsx'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.contracts

export function ContractsBody() {
  const page = usePage()
  const draft = useDraft()
  if (draft === undefined) return null
  const state = stateOf(draft)
  const { dials } = page.control(draft)
  const ships = meIn(state, draft.seat).harbour?.ships ?? []
  const { spacesBackForUnfulfilled: back = 0, spacesBackPerShip: perShip = 0 } = state.rules.waterFrame?.figures ?? {}
  return (
    <FiguresBody className="view-contracts">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.good}</span>
            </th>
            <th scope="col">{words.pays}</th>
            <th scope="col">{words.makes}</th>
            <th scope="col">{words.sells}</th>
            <th scope="col">{words.stored}</th>
            <th scope="col">{words.contract}</th>
          </tr>
        </thead>
        <tbody>
          {GOODS.map(good => (
            <GoodRow key={good} state={state} draft={draft} good={good} dial={dialOf(dials, good)} />
          ))}
        </tbody>
      </table>
      <p>{words.ships({ capacity: ships.reduce((sum, one) => sum + one, 0) })}</p>
      <p className="soft">{words.penalty({ back, perShip })}</p>
    </FiguresBody>
  )
}

function dialOf(dials: readonly Dial[], good: Good): Dial | undefined {
  return dials.find(({ key }) => key === `contract:${good}` || key === `ship:${good}`)
}

interface GoodRowProps {
  readonly state: State
  readonly draft: Draft
  readonly good: Good
  readonly dial: Dial | undefined
}

function GoodRow({ state, draft, good, dial }: GoodRowProps) {
  const me = meIn(state, draft.seat)
  const factory = me.factories[good]
  const mine = factory.level === 0 ? undefined : mineIn(state, good, draft.seat)
  return (
    <tr>
      <th scope="row">
        <GoodIcon good={good} size={18} />
      </th>
      <td>{factory.level === 0 ? '–' : text.figures.money(state.rules.cost[good][factory.level] ?? 0)}</td>
      <td>{outputOf(state, factory, good)}</td>
      <td>{mine?.sold ?? '–'}</td>
      <td>{me.stored[good]}</td>
      <td className="values">
        {dial === undefined
          ? (me.harbour?.contracts[good] ?? 0)
          : dial.options.map((option, place) => (
              <Press key={option.label} option={option} chosen={place === dial.at}>
                {option.label}
              </Press>
            ))}
      </td>
    </tr>
  )
}
