// The line so far: each step leads back to its position.
import { text } from '../messages/explorer.ts'
import type { GamePage } from '../play/game-page.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'
import { addressOf, type Place } from './address.ts'
import styles from './explorer.module.css'
import { type ExploredLine, movesOf, type Step } from './line.ts'
import { stepWords } from './step-words.ts'

const words = text.explorer

interface TrailProps {
  readonly page: GamePage
  readonly line: ExploredLine
  readonly place: Place
}

export function Trail({ page, line: { steps }, place }: TrailProps) {
  const upTo = (count: number) => addressOf({ ...place, line: movesOf(steps.slice(0, count)) })
  if (steps.length === 0) return null
  return (
    <nav className={styles['trail']} aria-label={words.trail}>
      <p>
        <Link to={upTo(steps.length - 1)} className="secondary">
          <Icon name="back" size={18} /> {words.back}
        </Link>
        <Link to={upTo(0)} className="secondary">
          <Icon name="home" size={18} /> {words.toOpening}
        </Link>
      </p>
      <ol>
        {numbered(steps).map(({ value, place: number }) => (
          <li key={number} aria-current={number === steps.length - 1 ? 'step' : undefined}>
            <Link to={upTo(number + 1)}>
              <StepMark step={value} />
              {stepWords(page, value).join(' · ')}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({ step: { seat } }: { step: Step }) {
  return seat === 'chance' ? <Icon name="event" size={18} /> : <Disc seat={seat} size={20} />
}
