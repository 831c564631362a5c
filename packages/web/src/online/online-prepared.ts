// The prepared turn at an online table: the server keeps it, and plays it or offers it as my draft when my turn comes.
import { useEffect, useState } from 'react'
import { type Prepared, type PreparedTurn, usePrepared } from '../plan/prepared.ts'
import { useTable } from '../play/use-table.ts'
import { api } from './api.ts'
import { useRoom } from './use-room.ts'

export function useOnlinePrepared(): PreparedTurn {
  const { id, code, mySeat, state } = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const take = useRoom(room => room.take)
  const offered = useRoom(room => room.offered)
  const drafts = useRoom(room => room.drafts)
  const seat = useTable(session => session.mySeat)
  const isMine = useTable(session => session.draft !== undefined)
  const [prepared, know] = useState<Prepared>()
  const at = { params: { table: id } }
  const keep = (turn: Prepared | undefined): void =>
    void attempt(async () => {
      if (turn === undefined) await api.call('DELETE /api/tables/:table/prepared', at)
      else {
        const { moves, way, promise = null } = turn
        const body = { moves: [...moves], way, promise }
        take((await api.call('PUT /api/tables/:table/prepared', { ...at, body })).entries)
      }
      know(turn)
    })
  const waits = mySeat !== null && state === 'playing' && !isMine
  useEffect(() => {
    // Asks again when another of my devices prepares a turn, and after each of my turns.
    void drafts
    if (!waits) return
    api.call('GET /api/tables/:table/prepared', { params: { table: id } }).then(
      ({ prepared: kept }) => know(kept === null ? undefined : { ...kept, seat, promise: kept.promise ?? undefined }),
      () => {},
    )
  }, [id, waits, drafts, seat])
  // This browser kept prepared turns of online tables before the server did.
  const old = usePrepared(({ byTable }) => byTable[code])
  useEffect(() => {
    if (old === undefined || !waits) return
    usePrepared.getState().keep(code, undefined)
    keep(old)
  })
  return { prepared: waits ? prepared : undefined, keep, offered }
}
