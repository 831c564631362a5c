// The trial of one variant with one number of players: its games, and the report so far.
import { type Judgement, judgeVariant, type Pair, questionOf } from '@arkwright/bots/balance'
import { type AnyGame, hashOf, type Printing } from '@arkwright/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepJudgement, keptJudgement } from './judgements.ts'
import { Tryout } from './tryout.ts'

/** The report is written again at most this often. */
const EVERY_MS = 1500

export interface Trying {
  readonly judgement: Judgement | undefined
  readonly running: boolean
  /** Of the time, 0 to 1. */
  readonly progress: number
  readonly minutesLeft: number
  readonly trouble: string | undefined
  start(minutes: number): void
  stop(): void
}

interface Run {
  readonly tryout: Tryout
  readonly began: number
  readonly minutes: number
  readonly pairs: Pair[]
}

export function useTryout(printing: Printing, game: AnyGame, players: number): Trying {
  const hash = hashOf(printing)
  const [judgement, know] = useState(() => keptJudgement(hash, players))
  const [running, setRunning] = useState(false)
  const [spent, spend] = useState({ progress: 0, minutesLeft: 0 })
  const [trouble, tell] = useState<string>()
  const run = useRef<Run>(undefined)

  const stop = useCallback(() => {
    run.current?.tryout.dismiss()
    const { pairs = [] } = run.current ?? {}
    run.current = undefined
    setRunning(false)
    const last = judgeVariant(questionOf(printing, game, players), pairs)
    if (last === undefined) return
    know(last)
    keepJudgement(hash, last)
  }, [printing, game, players, hash])

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      const { current } = run
      if (current === undefined) return
      const minutes = (performance.now() - current.began) / 60_000
      spend({ progress: minutes / current.minutes, minutesLeft: Math.floor(current.minutes - minutes) })
      if (minutes >= current.minutes) {
        stop()
        return
      }
      const latest = judgeVariant(questionOf(printing, game, players), current.pairs)
      if (latest === undefined) return
      know(latest)
      keepJudgement(hash, latest)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [running, stop, printing, game, players, hash])

  // Leaving the screen ends the games; the report so far is kept.
  useEffect(() => () => run.current?.tryout.dismiss(), [])

  return {
    judgement,
    running,
    ...spent,
    trouble,
    stop,
    start(minutes) {
      const { standard, variant } = questionOf(printing, game, players)
      const pairs: Pair[] = []
      tell(undefined)
      run.current?.tryout.dismiss()
      const tryout = new Tryout({ game: game.id, players, standard, variant }, report => {
        if ('pair' in report) pairs.push(report.pair)
        else {
          tell(report.failed)
          stop()
        }
      })
      run.current = { tryout, began: performance.now(), minutes, pairs }
      spend({ progress: 0, minutesLeft: minutes })
      setRunning(true)
    },
  }
}
