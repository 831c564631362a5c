// What each company sold, took in and paid, by decade and good; and where its share value came from.
import { useMemo, useState } from 'react'
import { text } from '../messages/later.ts'
import type { LedgerLine } from '../replay/story.ts'
import { useTale } from '../replay/use-tale.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon, type IconName } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'

const words = text.replay.ledger
const GOOD_ICONS: readonly IconName[] = ['food', 'clothes', 'cutlery', 'lamps']

export function Accounts() {
  const { tale, story } = useTale()
  const [seat, choose] = useState(0)
  const lines = useMemo(() => story.ledger(tale), [story, tale])
  const own = lines.filter(line => line.seat === seat)
  return (
    <section>
      <h2>{words.title}</h2>
      {tale.names.length > 1 && (
        <label className="chooser">
          {words.company}
          <select value={seat} onChange={event => choose(Number(event.target.value))}>
            {numbered(tale.names).map(({ value, place }) => (
              <option key={place} value={place}>
                {value}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="chart-scroll">
        <table className="ledger by-good">
          <thead>
            <tr>
              <th scope="col">{words.decade}</th>
              <th scope="col">{words.good}</th>
              <th scope="col">{words.sold}</th>
              <th scope="col">{words.income}</th>
              <th scope="col">{words.costs}</th>
              <th scope="col">{words.rest}</th>
            </tr>
          </thead>
          <tbody>
            {own.map(line => (
              <Row key={`${line.decade} ${line.cycle}`} line={line} />
            ))}
            <Sum lines={own} />
          </tbody>
        </table>
      </div>
      <Steps />
    </section>
  )
}

function Row({ line: { decade, cycle, sold, income, costs } }: { line: LedgerLine }) {
  const { tale, story } = useTale()
  const begin = tale.stops.find(stop => stop.decade === decade && stop.cycle === cycle)
  const name = begin === undefined ? '' : story.decadeName(tale.played.journal.at(begin.at))
  return (
    <tr>
      <td>{name}</td>
      <th scope="row">
        <span className={`good good-${cycle}`}>
          <Icon name={GOOD_ICONS[cycle] ?? 'food'} size={18} />
        </span>{' '}
        {story.goodName(cycle)}
      </th>
      <Figures sold={sold} income={income} costs={costs} />
    </tr>
  )
}

function Sum({ lines }: { lines: readonly LedgerLine[] }) {
  const sum = (of: (line: LedgerLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  return (
    <tr className="ledger-sum">
      <td />
      <th scope="row">{words.all}</th>
      <Figures sold={sum(({ sold }) => sold)} income={sum(({ income }) => income)} costs={sum(({ costs }) => costs)} />
    </tr>
  )
}

function Figures({ sold, income, costs }: { sold: number; income: number; costs: number }) {
  const { money } = text.figures
  return (
    <>
      <td>{sold}</td>
      <td>{money(income)}</td>
      <td>{money(costs)}</td>
      <td className={income < costs ? 'loss' : 'gain'}>{money(income - costs)}</td>
    </>
  )
}

function Steps() {
  const { tale, story } = useTale()
  const lines = useMemo(() => story.steps(tale), [story, tale])
  return (
    <>
      <h2>{words.steps}</h2>
      <p className="quiet">{words.stepsDetail}</p>
      <div className="chart-scroll">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{words.reason}</th>
              {numbered(tale.names).map(({ value, place: seat }) => (
                <th key={seat} scope="col">
                  <Disc seat={seat} /> {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ reason, bySeat }) => (
              <tr key={reason}>
                <th scope="row">{words.reasons[reason]}</th>
                {numbered(bySeat).map(({ value, place }) => (
                  <td key={place} className={value < 0 ? 'loss' : ''}>
                    {text.common.signed({ value })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
