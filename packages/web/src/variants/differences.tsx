// What a variant changes, on the page.
import type { AnyGame, Printing } from '@arkwright/kernel'
import { differencesOf } from './differences-text.ts'
import { text } from './messages/index.ts'
import style from './variants.module.css'

const words = text.variants

export function Differences({ printing, game }: { printing: Printing; game: AnyGame }) {
  const lines = differencesOf(printing, game)
  return (
    <section aria-label={words.differs}>
      <h2>{words.differs}</h2>
      {lines.length === 0 && <p className="quiet">{words.nothingDiffers}</p>}
      <ul className={style['differences']}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
