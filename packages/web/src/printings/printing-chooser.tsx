// At a new table: by which figures it is played.
import '../style/forms.css'
import { type AnyGame, BadInput, checkPrinting, hashOf, type Printing } from '@arkwright/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { changesOf } from '../box/changes.ts'
import { inputFault } from '../box/fault-words.ts'
import { text } from '../box/messages/index.ts'
import { useGame } from '../box/use-record.ts'
import { Link } from '../shell/link.tsx'
import { differencesOf } from '../variants/differences-text.ts'
import { galleryShown, type Shown } from '../variants/kept.ts'
import style from './printing-chooser.module.css'
import { useMyPrintings } from './use-printings.ts'

const words = text.printings.chooser
/** Changes that one line names. */
const NAMED = 3
const STANDARD = ''

export interface PrintingChooserProps {
  /** The id of the game. */
  readonly game: string
  /** Undefined: our standard figures. */
  readonly chosen: Printing | undefined
  choose(printing: Printing | undefined): void
  /** The record or the exhibit of the gallery that the address asks for: chosen once, when it is known whether there is one. */
  readonly asked?: string | undefined
}

export function PrintingChooser({ game, chosen, choose, asked }: PrintingChooserProps) {
  const [records] = useMyPrintings()
  const loaded = useGame(game)
  const [answered, answer] = useState(false)
  const mine = (records ?? []).map(({ printing }) => shownAs(printing)).filter(one => one.printing.game === game)
  const offered = galleryShown().filter(one => one.printing.game === game)
  const known = records?.find(({ id, printing }) => id === asked && printing.game === game)
  const wanted = known?.printing ?? offered.find(({ key }) => key === asked)?.printing
  const isAsked = asked !== undefined && records !== undefined
  useEffect(() => {
    if (answered || !isAsked) return
    answer(true)
    choose(wanted)
  }, [answered, isAsked, wanted, choose])
  const all = [...mine, ...offered]
  const shown = chosen && all.find(({ printing }) => hashOf(printing) === hashOf(chosen))
  const exhibit = offered.find(one => one === shown)
  return (
    <fieldset>
      <legend>{words.legend}</legend>
      <div className={style['chooser']}>
        <label className="field">
          <span>{words.label}</span>
          <select
            value={shown?.key ?? STANDARD}
            onChange={event => choose(all.find(({ key }) => key === event.target.value)?.printing)}
          >
            <option value={STANDARD}>{words.standard}</option>
            <Options label={words.mine} offered={mine} />
            <Options label={words.gallery} offered={offered} />
          </select>
        </label>
        <p className="quiet" role="status">
          {chosen === undefined && words.standardDetail}
          {exhibit?.reason}
          {chosen !== undefined && exhibit === undefined && loaded && <Differs printing={chosen} game={loaded} />}
        </p>
        <Link to="#/box" className="plain">
          {words.check}
        </Link>
      </div>
    </fieldset>
  )
}

type Offered = Pick<Shown, 'key' | 'name' | 'printing'>

function shownAs(printing: Printing): Offered {
  return { key: hashOf(printing), name: printing.variant?.name ?? printing.name, printing }
}

function Options({ label, offered }: { label: string; offered: readonly Offered[] }) {
  if (offered.length === 0) return null
  return (
    <optgroup label={label}>
      {offered.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
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
  if (printing.variant !== undefined) {
    return words.variant({ reason: printing.variant.reason, changes: differencesOf(printing, game) })
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
