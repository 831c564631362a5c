// The picture of a beat: the company's disc, the good, or what happens.
import { Disc } from '../shell/disc.tsx'
import { Icon, type IconName } from '../shell/icon.tsx'
import type { Beat } from './beat.ts'

const GOODS: readonly IconName[] = ['food', 'clothes', 'cutlery', 'lamps']

const KINDS: Readonly<Record<Beat['kind'], IconName>> = {
  preparation: 'home',
  decade: 'start',
  economy: 'ship',
  turn: 'worker',
  opponents: 'share',
  sale: 'coins',
  event: 'event',
  end: 'done',
}

export function BeatIcon({
  beat: { kind, seat, good },
  size,
}: {
  beat: Pick<Beat, 'kind' | 'seat' | 'good'>
  size: number
}) {
  if (seat !== undefined) return <Disc seat={seat} size={size} />
  const name = good === undefined ? undefined : GOODS[good]
  return (
    <span className={`beat-icon ${good === undefined ? '' : `good-${good}`}`}>
      <Icon name={kind === 'sale' || kind === 'economy' ? (name ?? KINDS[kind]) : KINDS[kind]} size={size} />
    </span>
  )
}
