// The numbers of one figure, each with its range; lists can be raised or lowered as a whole.
import { type Figure, type FigureValue, numbersIn, pathText, withNumber } from '@arkwright/kernel'
import { useState } from 'react'
import { figureLabel, numberLabel, placeLabel } from './labels.ts'
import { text } from './messages/index.ts'
import style from './variants.module.css'

const words = text.variants.editor

interface FigureEditorProps {
  readonly name: string
  /** As printed. */
  readonly figure: Figure
  readonly value: FigureValue
  change(value: FigureValue): void
  /** A sentence about an entry that cannot be used; undefined: all can. */
  note(sentence: string | undefined): void
}

export function FigureEditor({ name, figure, value, change, note }: FigureEditorProps) {
  /** Entries outside the range, by path, as typed. */
  const [odd, setOdd] = useState<Readonly<Record<string, string>>>({})
  const { min, max } = figure
  const what = figureLabel(name)
  const numbers = numbersIn(value, [name])
  const printed = new Map(numbersIn(figure.value, [name]).map(one => [pathText(one.path), one.value]))
  const differs = numbers.some(one => printed.get(pathText(one.path)) !== one.value)
  const enter = (path: readonly (string | number)[], typed: string) => {
    const key = pathText(path)
    const number = /^[-−]?\d+$/.test(typed.trim()) ? Number(typed.replace('−', '-')) : Number.NaN
    const fits = number >= min && number <= max
    const { [key]: _, ...others } = odd
    const left = fits ? others : { ...others, [key]: typed }
    setOdd(left)
    note(
      Object.keys(left).length === 0 ? undefined : words.outside({ what: fits ? what : numberLabel(path), min, max }),
    )
    if (fits) change(withNumber(value, path.slice(1), number))
  }
  const all = (by: number) => {
    setOdd({})
    note(undefined)
    const moved = numbers.reduce<FigureValue>(
      (now, one) => withNumber(now, one.path.slice(1), Math.min(max, Math.max(min, one.value + by))),
      value,
    )
    change(moved)
  }
  const reset = () => {
    setOdd({})
    note(undefined)
    change(figure.value)
  }
  const fields = (
    <div className={style['numbers']}>
      {numbers.map(({ path, value: number }) => {
        const key = pathText(path)
        const standard = printed.get(key) ?? 0
        const typed = odd[key]
        return (
          <label key={key} className={`${style['number']} ${standard === number ? '' : style['changed']}`}>
            <span>{placeLabel(path)}</span>
            <input
              type="text"
              inputMode="numeric"
              aria-label={numberLabel(path)}
              aria-invalid={typed !== undefined}
              value={typed ?? String(number)}
              onFocus={event => event.target.select()}
              onChange={event => enter(path, event.target.value)}
            />
            {standard !== number && <small className="quiet">{words.standardIs({ value: standard })}</small>}
          </label>
        )
      })}
    </div>
  )
  const range = <small className={`quiet ${style['range']}`}>{words.range({ min, max })}</small>
  if (numbers.length === 1) {
    return (
      <div className={`${style['figure']} ${style['single']}`}>
        <b>{what}</b> {range}
        {fields}
      </div>
    )
  }
  return (
    <details className={style['figure']} open={differs || undefined}>
      <summary>
        {what} {range}
      </summary>
      <div className={style['tools']}>
        <button type="button" className="secondary" aria-label={words.less({ what })} onClick={() => all(-1)}>
          −1
        </button>
        <button type="button" className="secondary" aria-label={words.more({ what })} onClick={() => all(1)}>
          +1
        </button>
        {differs && (
          <button type="button" className="plain" onClick={reset}>
            {words.reset}
          </button>
        )}
      </div>
      {fields}
    </details>
  )
}
