// One printed number in its place: to look at, or to change.
import { type BoxNumber, pathText } from '@arkwright/kernel'
import { use } from 'react'
import { text } from '../messages/index.ts'
import { codesOf, numberLabel, valueText } from '../names.ts'
import style from './figure.module.css'
import { type Editing, ShownContext } from './shown.ts'

export function Figure({ of }: { of: BoxNumber }) {
  const { printedAt, editing } = use(ShownContext)
  if (editing !== undefined && !of.fixed) return <FigureField of={of} editing={editing} />
  const value = printedAt(of.path)
  if (value === of.value) return <b className={style['figure']}>{valueText(of.path, value)}</b>
  return (
    <b className={`${style['figure']} ${style['differs']}`}>
      {valueText(of.path, value)}
      <small>{text.box.editor.ours({ value: valueText(of.path, of.value) })}</small>
    </b>
  )
}

function FigureField({ of: { path, value }, editing }: { of: BoxNumber; editing: Editing }) {
  const key = pathText(path)
  const typed = editing.typed(path)
  const codes = codesOf(path)
  const changed = typed === String(value) ? '' : style['changed']
  if (codes !== undefined) {
    return (
      <select
        className={`${style['codes']} ${changed}`}
        data-figure={key}
        aria-label={numberLabel(path)}
        value={typed}
        onFocus={() => editing.choose(path)}
        onChange={event => editing.type(path, event.target.value)}
      >
        {[...codes].map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  // On a phone the stepper below opens the keyboard; here it would hide the drawing.
  return (
    <input
      className={`${style['field']} ${changed} ${editing.chosen === key ? style['chosen'] : ''}`}
      data-figure={key}
      inputMode="none"
      aria-label={numberLabel(path)}
      value={typed}
      onFocus={event => {
        editing.choose(path)
        event.target.select()
      }}
      onChange={event => editing.type(path, event.target.value)}
    />
  )
}
