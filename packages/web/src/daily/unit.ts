// A result as its game counts it: in pounds, or in points.
import { useEffect, useState } from 'react'
import { loadPage } from '../play/catalogue.ts'
import { scoreIn } from '../press/words.ts'

type Unit = Parameters<typeof scoreIn>[0]

/** Plain numbers until the game is loaded. */
export function useScore(game: string): (score: number) => string {
  const [unit, know] = useState<Unit>('count')
  useEffect(() => {
    let left = false
    const look = async () => {
      const page = await loadPage(game)
      const story = await page?.story()
      if (!left && story !== undefined) know(story.press.unit)
    }
    void look()
    return () => {
      left = true
    }
  }, [game])
  return score => scoreIn(unit, score)
}
