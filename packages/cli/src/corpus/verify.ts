// Verifies a corpus: replays its games and reports the first fault.
import { CorpusJudge, CorpusPlayer, differenceOf } from '@arkwright/bots'
import { withCorpus } from '@arkwright/bots/node'
import { shown } from '@arkwright/kernel'
import { GAMES_OF_FILES } from '../games.ts'
import { grouped } from '../print/text.ts'
import { Progress } from '../progress.ts'
import { FINE, WRONG, writeJson } from '../terminal.ts'
import type { Work } from './work.ts'

const MOST_GAMES = 1_000_000_000

export const verifyCorpus: Work = (path, given, { output, error }) =>
  withCorpus(path, async corpus => {
    const every = given.integer('sample', { min: 1, max: MOST_GAMES }) ?? 1
    const judge = new CorpusJudge(corpus.header, GAMES_OF_FILES)
    const player = given.has('again') ? await CorpusPlayer.ready(corpus.header) : undefined
    const progress = new Progress(error)
    let [games, replayed] = [0, 0]
    let fault: string | undefined
    for (const game of corpus.games()) {
      games++
      if ((game.number - 1) % every !== 0) continue
      fault = judge.faultOf(game) ?? (player && differenceOf(game, player.play(game.number)))
      if (fault !== undefined) break
      replayed++
      progress.show(() => `${grouped(replayed)} games replayed`)
    }
    progress.end()
    if (fault === undefined && corpus.unfinished > 0) {
      fault = `its last block is not finished (${grouped(corpus.unfinished)} bytes); “corpus make” cuts it off and goes on`
    }
    if (given.has('json')) writeJson(output, { file: path, ok: fault === undefined, games, replayed, fault })
    else output.write(`${shown(path)}: ${fault ?? sound(games, replayed, player !== undefined)}\n`)
    return fault === undefined ? FINE : WRONG
  })

function sound(games: number, replayed: number, again: boolean): string {
  const checked = replayed === games ? 'all' : grouped(replayed)
  return `a sound corpus of ${grouped(games)} games, ${checked} replayed${again ? ' and played again to the letter' : ''}`
}
