// One printing from two. Where both owners looked and found different figures, the reader chooses.
import { mergePrintings, pathText } from '@arkwright/kernel'
import { useState } from 'react'
import { text } from '../box/messages/index.ts'
import { numberLabel, valueText } from '../box/names.ts'
import style from './compare.module.css'
import type { PairProps } from './compare.tsx'
import { keepPrinting } from './keep.ts'

const words = text.printings.compare

export function MergePrintings({ first, second, game, refresh }: PairProps) {
  /** The conflicts at which the second printing counts. */
  const [bySecond, prefer] = useState<readonly string[]>([])
  const [told, tell] = useState('')
  const merged = mergePrintings(first, second, game, path => bySecond.includes(pathText(path)))
  const keep = async () => {
    const { record, known } = await keepPrinting(merged.printing)
    const { name } = record.printing
    tell(known ? text.printings.known({ name }) : text.printings.opened({ name }))
    refresh()
  }
  return (
    <section className={style['merge']}>
      <h3>{words.merge}</h3>
      <p>{words.mergeHow}</p>
      {merged.otherVariant && <p>{words.otherVariant}</p>}
      {merged.conflicts.map(({ path, first: one, second: other }) => {
        const key = pathText(path)
        const without = bySecond.filter(entry => entry !== key)
        return (
          <fieldset key={key}>
            <legend>{words.counts({ label: numberLabel(path) })}</legend>
            <label className="tick">
              <input type="radio" name={key} checked={!bySecond.includes(key)} onChange={() => prefer(without)} />
              <span>
                {valueText(path, one)} ({first.name})
              </span>
            </label>
            <label className="tick">
              <input
                type="radio"
                name={key}
                checked={bySecond.includes(key)}
                onChange={() => prefer([...without, key])}
              />
              <span>
                {valueText(path, other)} ({second.name})
              </span>
            </label>
          </fieldset>
        )
      })}
      <button type="button" className="primary" onClick={() => void keep()}>
        {words.merge}
      </button>
      <p role="status">{told}</p>
    </section>
  )
}
