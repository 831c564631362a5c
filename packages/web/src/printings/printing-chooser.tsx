// At a new table: by which figures it is played.
import '../style/forms.css'
import { type AnyGame, BadInput, checkPrinting, hashOf, type Printing } from '@arkwright/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { changesOf } from '../box/changes.ts'
import { inputFault } from '../box/fault-words.ts'
import { text } from '../box/messages/index.ts'
import { useGame } from '../box/use-record.ts'
import { Link } from '../shell/link.tsx'
import style from './printing-chooser.module.css'
import { useMyPrintings } from './use-printings.ts'

const words = text.printings.chooser
/** Changes that one line names. */
const NAMED = 3
const STANDARD = ''
const NO_PRINTINGS: readonly Printing[] = []

export interface PrintingChooserProps {
  /** The id of the game. */
  readonly game: string
  /** Undefined: our standard figures. */
  readonly chosen: Printing | undefined
  choose(printing: Printing | undefined): void
  /** The record that the address asks for. */
  readonly asked?: string | undefined
  /** Printings that this page offers, such as variants. */
  readonly gallery?: readonly Printing[]
}

export function PrintingChooser({ game, chosen, choose, asked, gallery = NO_PRINTINGS }: PrintingChooserProps) {
  const [records] = useMyPrintings()
  const loaded = useGame(game)
  const [answered, answer] = useState(false)
  const mine = (records ?? []).map(({ printing }) => printing).filter(one => one.game === game)
  const offered = gallery.filter(one => one.game === game)
  const wanted = records?.find(({ id, printing }) => id === asked && printing.game === game)?.printing
  useEffect(() => {
    if (answered || wanted === undefined) return
    answer(true)
    choose(wanted)
  }, [answered, wanted, choose])
  const all = [...mine, ...offered]
  return (
    <fieldset>
      <legend>{words.legend}</legend>
      <div className={style['chooser']}>
        <label className="field">
          <span>{words.label}</span>
          <select
            value={chosen === undefined ? STANDARD : hashOf(chosen)}
            onChange={event => choose(all.find(one => hashOf(one) === event.target.value))}
          >
            <option value={STANDARD}>{words.standard}</option>
            <Options label={words.mine} printings={mine} />
            <Options label={words.gallery} printings={offered} />
          </select>
        </label>
        <p className="quiet" role="status">
          {chosen === undefined ? words.standardDetail : loaded && <Differs printing={chosen} game={loaded} />}
        </p>
        <Link to="#/box" className="plain">
          {words.check}
        </Link>
      </div>
    </fieldset>
  )
}

function Options({ label, printings }: { label: string; printings: readonly Printing[] }) {
  if (printings.length === 0) return null
  return (
    <optgroup label={label}>
      {printings.map(printing => (
        <option key={hashOf(printing)} value={hashOf(printing)}>
          {printing.variant?.name ?? printing.name}
        </option>
      ))}
    </optgroup>
  )
}

/** What differs, in one line. */
function Differs({ printing, game }: { printing: Printing; game: AnyGame }): ReactNode {
  try {
    checkPrinting(printing, game)
  } catch (error) {
    if (error instanceof BadInput) return words.refused({ reason: inputFault(error) })
    throw error
  }
  const changes = changesOf(printing, game)
  const named = changes
    .slice(0, NAMED)
    .map(({ label, ours, theirs }) => words.change({ label, from: ours, to: theirs }))
  const more = changes.length - named.length
  return words.differs({
    count: changes.length,
    changes: more > 0 ? [...named, words.more({ count: more })] : named,
  })
}
