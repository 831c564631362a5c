// What is being told at the open table.
import { useMemo } from 'react'
import { calm } from '../play/presses.ts'
import { useInTime } from '../play/use-in-time.ts'
import { useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import type { Beat, Step } from './beat.ts'
import { beatsOf } from './beats-of.ts'
import type { Told } from './told.ts'

export interface Telling extends Told {
  readonly of: Beat
  readonly now: Step
}

export function useBeats(): readonly Beat[] {
  const page = useTable(session => session.page)
  const played = useTable(session => session.played)
  const seats = useTable(session => session.record.seats)
  const language = useSettings(settings => settings.language)
  return useMemo(() => {
    void language
    return beatsOf(page, played, seats)
  }, [page, played, seats, language])
}

/** Undefined while the table shows the present or an earlier position. */
export function useTelling(): Telling | undefined {
  const told = useTable(session => session.told)
  const beats = useBeats()
  return useMemo(() => {
    const of = told && beats[told.beat]
    const now = of?.steps[told?.step ?? 0]
    return told === undefined || of === undefined || now === undefined ? undefined : { ...told, of, now }
  }, [told, beats])
}

/**
 * The sale that is being told, in place of the board. The two change places together with the position, when no
 * response to a press is pending; the steps in between are drawn at once.
 */
export function useSaleOnStage(): Telling | undefined {
  const telling = useTelling()
  const sale = telling?.of.kind === 'sale' ? telling : undefined
  const staged = useInTime(sale, calm)
  return staged === undefined ? undefined : (sale ?? staged)
}
