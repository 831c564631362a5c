// Whether this page has a server, my account there, and what waits for me. Without a server, nothing online is shown.
import { type AnswerOf, type Me, ServerFault } from '@arkwright/server/client'
import { create } from 'zustand'
import { api } from './api.ts'

export interface Counts {
  readonly unread: number
  readonly waiting: number
}

export interface House {
  /** Undefined until it is known. */
  readonly there: boolean | undefined
  readonly me: Me | undefined
  readonly counts: Counts
  /** A ban ended the session of this browser. */
  readonly ban: Ban | undefined
}

type Ban = NonNullable<AnswerOf<'GET /api/me'>['ban']>

const NOTHING: Counts = { unread: 0, waiting: 0 }

export const useHouse = create<House>()(() => ({ there: undefined, me: undefined, counts: NOTHING, ban: undefined }))

let looking: Promise<void> | undefined

/** Asks once, and again if there was no server. */
export function lookForHouse(): Promise<void> {
  looking ??= look().finally(() => {
    if (useHouse.getState().there !== true) looking = undefined
  })
  return looking
}

async function look(): Promise<void> {
  try {
    const { me, ban } = await api.call('GET /api/me')
    // A static file server may answer with a page.
    if (me === undefined) useHouse.setState({ there: false })
    else useHouse.setState({ there: true, me: me ?? undefined, ban })
  } catch (error) {
    const closed = error instanceof ServerFault && error.fault.code === 'banned'
    const ban = error instanceof ServerFault ? error.fault.ban : undefined
    useHouse.setState({ there: closed, me: undefined, ban })
  }
}

export function nowI(me: Me): void {
  useHouse.setState({ me, ban: undefined })
}

export async function beGuest(name: string): Promise<void> {
  const { me } = await api.call('POST /api/guest', { body: { name } })
  nowI(me)
}

export async function signOut(): Promise<void> {
  await api.call('POST /api/sign-out')
  nobody()
}

export async function deleteAccount(): Promise<void> {
  await api.call('DELETE /api/me')
  nobody()
}

function nobody(): void {
  useHouse.setState({ me: undefined, counts: NOTHING })
}
