// What the next economy marker of a good can bring: the importer's steps and the workers who return — WF 4.1.I, 5.I.
import { type Good, has } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { Icon } from '../../shell/icon.tsx'
import { numbered } from '../../shell/numbered.ts'
import { useBoardLater } from '../use-board.ts'
import { rangeOf } from './range.ts'

const words = text.waterFrame.board

export function Economy({ good }: { good: Good }) {
  const { rules, economySeen } = useBoardLater()
  if (rules.waterFrame === null) return null
  const markers = numbered(rules.waterFrame.economyMarkers).map(({ value, place }) => ({
    ...value,
    isSeen: has(economySeen[good], place),
  }))
  const toCome = markers.filter(({ isSeen }) => !isSeen)
  const label = markers
    .map(({ importer, workers, isSeen }) =>
      words.economySeen({ importer, workers, when: isSeen ? 'revealed' : 'other' }),
    )
    .join('; ')
  return (
    <span className="economy" data-about={`economy ${good}`} role="img" aria-label={label} title={label}>
      <span>
        <Icon name="ship" size={12} /> +{rangeOf(toCome.map(({ importer }) => importer))}
      </span>
      <span>
        <Icon name="worker" size={12} /> {rangeOf(toCome.map(({ workers }) => workers))}
      </span>
    </span>
  )
}
