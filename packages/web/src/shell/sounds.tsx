// Plays the sounds of the table: for what just happened, and for my turn.
import { useEffect, useRef } from 'react'
import { useTable } from '../play/use-table.ts'
import { useTelling } from '../telling/use-telling.ts'
import { play } from './sound.ts'

export function Sounds() {
  const page = useTable(session => session.page)
  const history = useTable(session => session.played.history)
  const isTelling = useTable(session => session.told !== undefined)
  const turn = useTable(session => (session.told === undefined ? session.draft?.turn : undefined))
  const step = useTelling()?.now
  const heard = useRef(history.length)
  useEffect(() => {
    const events = history.slice(heard.current).flatMap(entry => entry.events)
    heard.current = history.length
    const sound = isTelling ? undefined : page.sound?.(events)
    if (sound !== undefined) play(sound)
  }, [page, history, isTelling])
  useEffect(() => {
    const told = step?.facts.flatMap(({ event }) => event ?? []) ?? []
    const sound = page.sound?.(told)
    if (sound !== undefined) play(sound)
  }, [page, step])
  useEffect(() => {
    if (turn !== undefined) play('turn')
  }, [turn])
  return null
}
