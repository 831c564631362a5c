// What an action changes at all mills, before and after the turn so far, and the market that follows from it.
import { type FactorySheet, factorySheet, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { useShown } from '../play/use-table.ts'
import { EndLegend } from '../table/end-press.tsx'
import { CardList } from './card-list.tsx'
import { DialRows } from './dial-rows.tsx'
import { ForecastAll } from './forecast-view.tsx'
import { signed } from './market-lane.tsx'
import { text } from './messages/index.ts'
import { outcome } from './outcome.ts'
import { GoodIcon } from './symbols.tsx'
import { useControl, useDraft } from './use-draft.ts'
import { ALL_GOODS } from './use-position.ts'

const words = text.cardContexts.mills

export function MillsView() {
  const draft = useDraft()
  const control = useControl()
  const shown = useShown() as State
  if (draft === undefined) return null
  const state = draft.complete ? shown : (draft.state as State)
  const before = (draft.tried[0]?.before ?? draft.state) as State
  const ahead = outcome(draft)
  return (
    <div className="cg-mills-view">
      <Mills before={before} now={state} seat={draft.seat} />
      <DialRows dials={control?.dials ?? []} />
      {state.step === 'assign' && <CardList cards={control?.cards ?? []} />}
      <EndLegend />
      <p className="market-line">
        <Change from={wageOf(before)} to={wageOf(state)} of={text.figures.money} label={words.wage} />
        <span>{words.demand}</span>
        {ALL_GOODS.map(good => (
          <span key={good} className={`good-${good}`}>
            <GoodIcon good={good} size={14} />{' '}
            <Change from={before.demand[good] ?? 0} to={state.demand[good] ?? 0} of={signed} />
          </span>
        ))}
      </p>
      {ahead !== undefined && (
        <>
          <h3>{text.cardGame.forecast.title({ good: state.good })}</h3>
          <ForecastAll forecast={ahead} />
        </>
      )}
    </div>
  )
}

function wageOf({ rules, wageSpace }: State): number {
  return rules.wages[wageSpace] ?? 0
}

interface ChangeProps {
  readonly from: number
  readonly to: number
  readonly label?: string
  of(value: number): string
}

function Change({ from, to, of, label }: ChangeProps) {
  return (
    <span>
      {label} {from !== to && <s>{of(from)}</s>} <b className={from === to ? '' : 'changed'}>{of(to)}</b>
    </span>
  )
}

const COLUMNS: readonly {
  readonly key: 'makes' | 'costs' | 'price' | 'appeal' | 'takes'
  of(sheet: FactorySheet): number
  money: boolean
}[] = [
  { key: 'makes', of: ({ goods }) => goods, money: false },
  { key: 'costs', of: ({ wages, maintenance, fixedCost }) => wages + maintenance + fixedCost, money: true },
  { key: 'price', of: ({ price }) => price, money: true },
  { key: 'appeal', of: ({ appeal }) => appeal, money: false },
  { key: 'takes', of: ({ saleLimit }) => saleLimit, money: false },
]

function Mills({ before, now, seat }: { before: State; now: State; seat: Seat }) {
  return (
    <table className="cg-table">
      <thead>
        <tr>
          <th scope="col">{words.mill}</th>
          {COLUMNS.map(({ key }) => (
            <th key={key} scope="col">
              {words[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ALL_GOODS.map(good => {
          const was = factorySheet(before, seat, good)
          const is = factorySheet(now, seat, good)
          return (
            <tr key={good} className={`good-${good} ${good === now.good ? 'active' : ''}`}>
              <th scope="row">
                <GoodIcon good={good} size={16} /> {text.cardGame.factory.title({ good })}
              </th>
              {is === undefined ? (
                <td colSpan={COLUMNS.length} className="quiet">
                  {text.cardGame.factory.none}
                </td>
              ) : (
                COLUMNS.map(({ key, of, money }) => (
                  <td key={key}>
                    <Change
                      from={was === undefined ? of(is) : of(was)}
                      to={of(is)}
                      of={money ? text.figures.money : String}
                    />
                  </td>
                ))
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
