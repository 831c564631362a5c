// The beginning of a check: which game, which edition, how much; and the checks that were started before.
import type { AnyGame } from '@arkwright/kernel'
import { useEffect, useState } from 'react'
import { firstGame, GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { listPrintingRecords, type PrintingRecord, writePrintingRecord } from '../storage/printings.ts'
import { askedBox, checkOf, newCheck, type Which } from './check.ts'
import { text } from './messages/index.ts'
import style from './start.module.css'
import { useGame } from './use-record.ts'

const words = text.box
const WAYS: readonly Which[] = ['reconstructed', 'all']

export function BoxStart() {
  const [id, chooseGame] = useState(firstGame().id)
  const game = useGame(id)
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.intro}</p>
      <Started />
      <form className={style['form']} onSubmit={event => event.preventDefault()}>
        <fieldset>
          <legend>{words.chooseGame}</legend>
          <div className={style['choices']}>
            {GAMES.map(one => (
              <label key={one.id} className={style['choice']}>
                <input type="radio" name="game" checked={one.id === id} onChange={() => chooseGame(one.id)} />
                <span>{gameName(one.id)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {game === undefined ? <p className="quiet">{text.loading}</p> : <GameChosen key={id} game={game} />}
      </form>
    </>
  )
}

function GameChosen({ game }: { game: AnyGame }) {
  const { editions } = game.box
  const [edition, chooseEdition] = useState(editions.at(-1))
  const [which, chooseWhich] = useState<Which>('reconstructed')
  const begin = async () => {
    const record = newCheck(game, edition, which)
    await writePrintingRecord(record)
    goTo(`#/box/${record.id}`)
  }
  return (
    <>
      {editions.length > 0 && (
        <fieldset>
          <legend>{words.edition}</legend>
          <div className={style['choices']}>
            {editions.map(year => (
              <label key={year} className={style['choice']}>
                <input type="radio" name="edition" checked={year === edition} onChange={() => chooseEdition(year)} />
                <span>{words.editionOf({ year })}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>{words.which.legend}</legend>
        <div className={style['choices']}>
          {WAYS.map(one => (
            <label key={one} className={style['choice']}>
              <input type="radio" name="which" checked={one === which} onChange={() => chooseWhich(one)} />
              <span>
                {words.which[one]}
                <small>{amountOf(game, edition, one)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="primary big" onClick={() => void begin()}>
        {words.start}
      </button>
    </>
  )
}

function amountOf(game: AnyGame, edition: number | undefined, which: Which): string {
  const { groups, numbers, minutes } = askedBox(game, edition, which)
  return words.amount({ answers: groups.length, numbers, minutes })
}

/** The checks of this browser, the last one first. */
function Started() {
  const [records, show] = useState<readonly PrintingRecord[]>([])
  useEffect(() => {
    void listPrintingRecords().then(all => show(all.filter(({ own }) => own)))
  }, [])
  if (records.length === 0) return null
  return (
    <section className={style['started']}>
      <h2>{words.started}</h2>
      <ul>
        {records.map(record => (
          <StartedRow key={record.id} record={record} />
        ))}
      </ul>
      <p>
        <Link to="#/printings" className="plain">
          {text.printings.title}
        </Link>
      </p>
    </section>
  )
}

function StartedRow({ record }: { record: PrintingRecord }) {
  const { id, printing } = record
  const game = useGame(printing.game)
  if (game === undefined) return null
  const { done, groups, minutesLeft } = checkOf(record, game)
  const complete = done === groups.length
  const { name } = printing
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {words.progress({ done, all: groups.length })} · {words.left({ minutes: minutesLeft })}
        </small>
      </span>
      <Link
        to={complete ? `#/box/${id}/summary` : `#/box/${id}`}
        className="secondary"
        label={complete ? words.summaryOf({ name }) : words.goOn({ name })}
      >
        <Icon name={complete ? 'done' : 'play'} size={18} /> {complete ? words.seeSummary : words.go}
      </Link>
    </li>
  )
}
