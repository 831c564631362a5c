// What owners on this server found in the boxes of the games.
import type { AnswerOf } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { api } from '../online/api.ts'
import { useHouseThere } from '../online/home-door.tsx'
import { GAMES } from '../play/catalogue.ts'
import type { ListedFigure } from './figures-of-games.ts'

type Boxes = Readonly<Record<string, AnswerOf<'GET /api/boxes/:game'>>>

export interface Confirmed {
  /** Owners whose copies agree in all numbers of a figure. */
  readonly same: number
  readonly different: number
}

/** Undefined without a server, or until it has answered. */
export function useBoxes(): Boxes | undefined {
  const there = useHouseThere()
  const [boxes, set] = useState<Boxes>()
  useEffect(() => {
    if (!there) return
    let left = false
    const read = async () => {
      const answers = await Promise.all(
        GAMES.map(async ({ id }) => [id, await api.call('GET /api/boxes/:game', { params: { game: id } })] as const),
      )
      if (!left) set(Object.fromEntries(answers))
    }
    // Without the answer the page shows the sources alone.
    read().catch(() => undefined)
    return () => {
      left = true
    }
  }, [there])
  return boxes
}

export function confirmedIn(boxes: Boxes, { game, groups }: ListedFigure): Confirmed {
  const found = boxes[game]?.groups ?? []
  const counts = groups.map(group => {
    const own = found.filter(one => one.group === group)
    const sum = (answer: 'same' | 'different') => own.reduce((total, one) => total + one[answer], 0)
    return { same: sum('same'), different: sum('different') }
  })
  return {
    same: Math.min(...counts.map(({ same }) => same)),
    different: Math.max(...counts.map(({ different }) => different)),
  }
}
