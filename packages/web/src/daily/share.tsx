// A text and a picture to share. Neither says how the deal is played.
import { FIELD_SIZE } from '@arkwright/bots/daily'
import { useRef, useState } from 'react'
import { pngOf, saveBlob } from '../charts/files.ts'
import { gameName } from '../play/names.ts'
import { Icon } from '../shell/icon.tsx'
import { numbersBelow } from '../shell/numbered.ts'
import sheet from '../style/sheet.module.css'
import style from './daily.module.css'
import { dayName } from './days.ts'
import { type Shared, sharedFacts, sharedText } from './share-text.ts'
import { text } from './words.ts'

const words = text.daily.share

export function Share(shared: Shared) {
  const picture = useRef<SVGSVGElement>(null)
  const [told, tell] = useState('')
  const title = words.title({ number: shared.deal.number, game: gameName(shared.deal.game) })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sharedText(shared, `${location.origin}/#/daily`))
      tell(words.copied)
    } catch {
      tell(words.notCopied)
    }
  }
  const save = async () => {
    if (picture.current === null) return
    saveBlob(await pngOf(picture.current, title), `daily-mill-${shared.deal.date}.png`)
    tell(words.saved)
  }
  return (
    <section aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <figure className={style['picture']}>
        <Picture {...shared} title={title} picture={picture} />
      </figure>
      <p className={sheet['ways']}>
        <button type="button" className="secondary" onClick={() => void copy()}>
          <Icon name="share" size={18} /> {words.copy}
        </button>
        <button type="button" className="secondary" onClick={() => void save()}>
          <Icon name="save" size={18} /> {words.save}
        </button>
        <span role="status">{told}</span>
      </p>
    </section>
  )
}

const WIDTH = 600
const HEIGHT = 315
const MILL = 44

interface PictureProps extends Shared {
  readonly title: string
  readonly picture: React.RefObject<SVGSVGElement | null>
}

function Picture({ deal, end, beaten, streak, title, picture }: PictureProps) {
  const lines = sharedFacts({ end, beaten, streak })
  return (
    <svg ref={picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      <rect className={style['frame']} x="8" y="8" width={WIDTH - 16} height={HEIGHT - 16} rx="6" />
      <rect className={style['frame']} x="14" y="14" width={WIDTH - 28} height={HEIGHT - 28} rx="3" />
      <text className={style['large']} x="40" y="74">
        {text.daily.title}
      </text>
      <text className={style['line']} x="40" y="108">
        {gameName(deal.game)} · {dayName(deal.date)}
      </text>
      {numbersBelow(beaten === undefined ? 0 : FIELD_SIZE).map(mill => (
        <g
          key={mill}
          className={style['mill']}
          opacity={mill < (beaten ?? 0) ? 1 : 0.25}
          transform={`translate(${40 + mill * (MILL + 8)} 132)`}
        >
          <Icon name="factory" size={MILL} />
        </g>
      ))}
      {lines.map((line, place) => (
        <text key={line} className={style['line']} x="40" y={(beaten === undefined ? 160 : 216) + 30 * place}>
          {line}
        </text>
      ))}
    </svg>
  )
}
