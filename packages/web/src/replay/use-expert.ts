// Asks expert about the shown position. It knows what the deciding seat could know.
import type { ChosenTurn } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import { useEffect, useState } from 'react'
import { HINT_STRENGTH, Opponents } from '../play/opponents.ts'
import { useTale } from './use-tale.ts'

/** While the reader scrubs, nothing is asked. */
const REST = 250

/** Undefined while it is thinking. */
export type ExpertAnswer = { readonly choice: ChosenTurn } | { readonly failed: string } | undefined

export function useExpert(at: number, seat: Seat): ExpertAnswer {
  const { record, tale } = useTale()
  const [answered, answer] = useState<{ readonly at: number; readonly found: ExpertAnswer }>()
  const [opponents, hire] = useState<Opponents>()
  useEffect(() => {
    const hired = new Opponents()
    hire(hired)
    return () => hired.dismiss()
  }, [])
  useEffect(() => {
    if (opponents === undefined) return
    const { journal } = tale.played
    const { game } = journal
    const ask = async () => {
      const view = game.view(journal.at(at), seat)
      const question = { game: game.id, view, seat, strength: HINT_STRENGTH, seed: `${record.seed}:${at}` }
      const found = await opponents.choose(question).then(
        choice => ({ choice }),
        (error: unknown) => ({ failed: String(error) }),
      )
      answer({ at, found })
    }
    const timer = setTimeout(() => void ask(), REST)
    return () => {
      clearTimeout(timer)
      opponents.forget()
    }
  }, [opponents, record, tale, at, seat])
  return answered?.at === at ? answered.found : undefined
}
