// Plays the sounds of the table: for what just happened, and for my turn.
import { useEffect, useRef } from 'react'
import { useTable } from '../play/use-table.ts'
import { play } from './sound.ts'

export function Sounds() {
  const page = useTable(session => session.page)
  const history = useTable(session => session.played.history)
  const turn = useTable(session => session.draft?.turn)
  const heard = useRef(history.length)
  useEffect(() => {
    const events = history.slice(heard.current).flatMap(entry => entry.events)
    heard.current = history.length
    const sound = page.sound?.(events)
    if (sound !== undefined) play(sound)
  }, [page, history])
  useEffect(() => {
    if (turn !== undefined) play('turn')
  }, [turn])
  return null
}
