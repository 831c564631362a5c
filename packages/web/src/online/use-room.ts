// Gives components the online table they belong to.
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Room, RoomStore } from './room.ts'

export const RoomContext = createContext<RoomStore | undefined>(undefined)

function useRoomStore(): RoomStore {
  const store = use(RoomContext)
  if (store === undefined) throw new Error('this component belongs to a table over the net')
  return store
}

export function useRoom<T>(select: (room: Room) => T): T {
  return useStore(useRoomStore(), select)
}
