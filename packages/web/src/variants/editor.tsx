// Makes a variant: name and reason, options, and the figures that may depart, checked at every key.
import {
  type AnyGame,
  BadInput,
  checkPrinting,
  overrideComponents,
  type Printing,
  writePrinting,
} from '@arkwright/kernel'
import { useState } from 'react'
import { inputFault } from '../box/fault-words.ts'
import { GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { optionWordsOf } from '../play/option-words.ts'
import { goInstead, goTo } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { type Departure, departuresOf } from './departures.ts'
import { type Draft, dropDraft, keepDraft, keptDraft, printingOf, withFigure, withOption } from './drafts.ts'
import { FigureEditor } from './figure-editor.tsx'
import { keepVariant } from './kept.ts'
import { text } from './messages/index.ts'
import { useGame } from './use-shown.ts'
import style from './variants.module.css'

const words = text.variants.editor

export function VariantEditor() {
  const [draft] = useState(keptDraft)
  const game = useGame(draft?.from.game ?? '')
  if (draft === undefined) {
    return (
      <>
        <h1>{words.title}</h1>
        <p>{text.variants.mineEmpty}</p>
        <Link to="#/variants">{text.variants.back}</Link>
      </>
    )
  }
  return game === undefined ? <p>{text.variants.loading}</p> : <Editor first={draft} game={game} />
}

function Editor({ first, game }: { first: Draft; game: AnyGame }) {
  const [draft, set] = useState(first)
  /** Figures with an entry outside its range, each with its sentence. */
  const [outside, note] = useState<Readonly<Record<string, string>>>({})
  const change = (next: Draft) => {
    set(next)
    keepDraft(next)
  }
  const printing = printingOf(draft)
  const trouble = Object.values(outside)[0] ?? missing(draft)
  const refused = refusalOf(printing, game)
  const keep = async () => {
    const id = await keepVariant(printing, draft.id)
    dropDraft()
    goTo(`#/variants/try/${id}`)
  }
  const figures = departuresOf(draft.from, game)
  return (
    <form
      className={style['editor']}
      onSubmit={event => {
        event.preventDefault()
        if (trouble === undefined && refused === undefined) void keep()
      }}
    >
      <h1>{draft.id === undefined ? words.title : words.changeTitle}</h1>
      <p className="quiet">{gameName(game.id)}</p>
      <p className="quiet">{words.kept}</p>
      <label className="field">
        <span>{words.name}</span>
        <input
          value={draft.name}
          maxLength={60}
          placeholder={words.namePlaceholder}
          onChange={event => change({ ...draft, name: event.target.value })}
        />
      </label>
      <label className={`field ${style['wide']}`}>
        <span>{words.reason}</span>
        <textarea
          value={draft.reason}
          maxLength={800}
          rows={3}
          placeholder={words.reasonHint}
          onChange={event => change({ ...draft, reason: event.target.value })}
        />
      </label>
      <Options draft={draft} change={change} />
      <h2>{words.figures}</h2>
      <div className={style['figures']}>
        {figures.map(departure => (
          <FigureEditor
            key={departure.name}
            {...departure}
            value={valueIn(draft, departure)}
            change={value => change(withFigure(draft, departure.name, departure.figure, value))}
            note={sentence => note(before => noted(before, departure.name, sentence))}
          />
        ))}
      </div>
      <div className={style['verdict']} aria-live="polite">
        {refused === undefined ? (
          <p>{trouble ?? words.works}</p>
        ) : (
          <p className="refusal">
            {words.fails} <span lang="en">{refused}</span>
          </p>
        )}
        <p className={style['ways']}>
          <button type="submit" className="primary" disabled={trouble !== undefined || refused !== undefined}>
            {words.keep}
          </button>
          <button
            type="button"
            className="secondary"
            onClick={() => {
              dropDraft()
              goInstead('#/variants')
            }}
          >
            {words.discard}
          </button>
          <Link to="#/variants">{text.variants.back}</Link>
        </p>
      </div>
    </form>
  )
}

function Options({ draft, change }: { draft: Draft; change(draft: Draft): void }) {
  const game = GAMES.find(({ id }) => id === draft.from.game)
  const named = optionWordsOf(draft.from.game)
  // The edition belongs to the printed copy.
  const options = game?.options.filter(({ several, name }) => several !== true && name !== 'edition') ?? []
  if (options.length === 0) return null
  return (
    <fieldset className={`form in-a-row ${style['options']}`}>
      <legend>{words.options}</legend>
      {options.map(({ name, values }) => (
        <label key={name} className={`field ${style['choice']}`}>
          <span>{named[name]?.name ?? name}</span>
          <select
            value={String(values.find(value => value === draft.options[name]) ?? '')}
            onChange={event => {
              const value = values.find(one => String(one) === event.target.value)
              change(withOption(draft, name, value))
            }}
          >
            <option value="">{words.asTable}</option>
            {values.map(value => (
              <option key={String(value)} value={String(value)}>
                {named[name]?.values[String(value)]?.name ?? String(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

function valueIn({ figures }: Draft, { name, figure }: Departure) {
  const change = figures[name]
  if (change === undefined) return figure.value
  return overrideComponents({ [name]: figure }, { [name]: change })[name]?.value ?? figure.value
}

function missing({ name, reason, figures, options }: Draft): string | undefined {
  if (Object.keys(figures).length + Object.keys(options).length === 0) return words.same
  if (name.trim() === '') return words.nameMissing
  return reason.trim() === '' ? words.reasonMissing : undefined
}

/** The sentence of the game; undefined: a table can be set up. */
function refusalOf(printing: Printing, game: AnyGame): string | undefined {
  const { variant } = printing
  const complete = {
    ...printing,
    ...(variant && { variant: { ...variant, name: variant.name || '…', reason: variant.reason || '…' } }),
  }
  try {
    writePrinting(complete)
    checkPrinting(complete, game)
    return undefined
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return inputFault(error)
  }
}

function noted(
  before: Readonly<Record<string, string>>,
  name: string,
  sentence: string | undefined,
): Readonly<Record<string, string>> {
  const { [name]: _, ...others } = before
  return sentence === undefined ? others : { ...others, [name]: sentence }
}
