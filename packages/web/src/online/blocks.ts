// The players I have blocked, as far as this page knows.
import type { AnswerOf } from '@arkwright/server/client'
import { useEffect } from 'react'
import { create } from 'zustand'
import { api } from './api.ts'
import { useHouse } from './house.ts'

type Blocked = AnswerOf<'GET /api/blocks'>['blocks'][number]

interface Blocks {
  /** Whose list it is. */
  readonly of: string | undefined
  readonly list: readonly Blocked[]
}

const useStore = create<Blocks>()(() => ({ of: undefined, list: [] }))

async function read(me: string): Promise<void> {
  useStore.setState({ of: me })
  const { blocks } = await api.call('GET /api/blocks')
  if (useStore.getState().of === me) useStore.setState({ list: blocks })
}

/** Empty until it is known, and without a session. */
export function useBlocks(): readonly Blocked[] {
  const me = useHouse(house => house.me?.id)
  const { of, list } = useStore()
  useEffect(() => {
    if (me !== undefined && me !== of) void read(me).catch(() => {})
  }, [me, of])
  return me === of ? list : []
}

export async function setBlocked(me: string, person: string, blocked: boolean): Promise<void> {
  const name = blocked ? 'PUT /api/blocks/:person' : 'DELETE /api/blocks/:person'
  await api.call(name, { params: { person } })
  await read(me)
}
