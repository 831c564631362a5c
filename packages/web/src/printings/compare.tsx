// Two printings of the same edition side by side.
import { type AnyGame, type BoxAnswer, comparePrintings, type Printing, pathText } from '@arkwright/kernel'
import { useState } from 'react'
import { text } from '../box/messages/index.ts'
import { groupTitle, numberLabel, valueText } from '../box/names.ts'
import { useGame } from '../box/use-record.ts'
import type { PrintingRecord } from '../storage/printings.ts'
import style from './compare.module.css'
import { MergePrintings } from './merge.tsx'

const words = text.printings.compare

export function ComparePrintings({ records, refresh }: { records: readonly PrintingRecord[]; refresh(): void }) {
  const [firstId, chooseFirst] = useState('')
  const [secondId, chooseSecond] = useState('')
  const first = records.find(({ id }) => id === firstId)
  const others = records.filter(
    ({ id, printing }) =>
      id !== firstId && printing.game === first?.printing.game && printing.edition === first.printing.edition,
  )
  const second = others.find(({ id }) => id === secondId)
  const game = useGame(first?.printing.game ?? '')
  if (records.length < 2) return null
  return (
    <section className={style['compare']}>
      <h2>{words.title}</h2>
      <div className={style['choosers']}>
        <PrintingSelect label={words.first} records={records} value={firstId} choose={chooseFirst} />
        {first !== undefined && others.length > 0 && (
          <PrintingSelect label={words.second} records={others} value={secondId} choose={chooseSecond} />
        )}
      </div>
      {first !== undefined && others.length === 0 && <p>{words.noOther}</p>}
      {first !== undefined && second !== undefined && game !== undefined && (
        <SideBySide
          key={`${firstId} ${secondId}`}
          first={first.printing}
          second={second.printing}
          game={game}
          refresh={refresh}
        />
      )}
    </section>
  )
}

interface SelectProps {
  readonly label: string
  readonly records: readonly PrintingRecord[]
  readonly value: string
  choose(id: string): void
}

function PrintingSelect({ label, records, value, choose }: SelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={event => choose(event.target.value)}>
        <option value="">{words.none}</option>
        {records.map(({ id, printing: { name } }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export interface PairProps {
  readonly first: Printing
  readonly second: Printing
  readonly game: AnyGame
  /** After a new printing was made. */
  refresh(): void
}

function SideBySide({ first, second, game, refresh }: PairProps) {
  const { differences, answers } = comparePrintings(first, second, game)
  return (
    <>
      {differences.length === 0 ? (
        <p>{words.alike}</p>
      ) : (
        <div className="ledger-scroll">
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">{words.figure}</th>
                <th scope="col">{words.ours}</th>
                <th scope="col">{first.name}</th>
                <th scope="col">{second.name}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ path, ours, first: one, second: other }) => (
                <tr key={pathText(path)}>
                  <th scope="row">{numberLabel(path)}</th>
                  <td>{valueText(path, ours)}</td>
                  <td>{valueText(path, one)}</td>
                  <td>{valueText(path, other)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {answers.length > 0 && (
        <details>
          <summary>{words.answersDiffer}</summary>
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">{words.group}</th>
                <th scope="col">{first.name}</th>
                <th scope="col">{second.name}</th>
              </tr>
            </thead>
            <tbody>
              {answers.map(({ group, first: one, second: other }) => (
                <tr key={group}>
                  <th scope="row">{groupTitle(group)}</th>
                  <td>{answerName(one)}</td>
                  <td>{answerName(other)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      <MergePrintings first={first} second={second} game={game} refresh={refresh} />
    </>
  )
}

function answerName(answer: BoxAnswer | undefined): string {
  return answer === undefined ? words.notAnswered : text.box.answers[answer]
}
