// A variant by its key, with the rules of its game.
import type { AnyGame } from '@arkwright/kernel'
import { useEffect, useState } from 'react'
import { loadPage } from '../play/catalogue.ts'
import { findShown, type Shown } from './kept.ts'

export interface Opened {
  readonly shown: Shown
  readonly game: AnyGame
}

/** Undefined while it is loaded. */
export function useShown(key: string): Opened | 'missing' | undefined {
  const [opened, open] = useState<Opened | 'missing'>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const shown = await findShown(key)
      const game = shown && (await loadPage(shown.printing.game))?.game
      if (!left) open(shown === undefined || game === undefined ? 'missing' : { shown, game })
    }
    void load()
    return () => {
      left = true
    }
  }, [key])
  return opened
}

/** The newest rules of a game. */
export function useGame(id: string): AnyGame | undefined {
  const [game, know] = useState<AnyGame>()
  useEffect(() => {
    let left = false
    void loadPage(id).then(page => {
      if (!left) know(page?.game)
    })
    return () => {
      left = true
    }
  }, [id])
  return game?.id === id ? game : undefined
}
