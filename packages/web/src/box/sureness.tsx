// How sure we are of a group's figures, and where each comes from.
import type { BoxGroup } from '@arkwright/kernel'
import { Link } from '../shell/link.tsx'
import { text } from './messages/index.ts'
import { figureName } from './names.ts'
import { sourceText } from './sources.ts'
import style from './sureness.module.css'

const words = text.box

export function Sureness({ game, group: { figures } }: { game: string; group: BoxGroup }) {
  return (
    <section className={style['sure']}>
      <h3>{words.sure}</h3>
      <dl>
        {figures.map(({ name, provenance, source }) => (
          <div key={name}>
            <dt>
              <Link to={`#/provenance/${game}/${name}`}>{figureName(name)}</Link>
            </dt>
            <dd>{words.provenance[provenance]({ source: sourceText(game, name, source) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
