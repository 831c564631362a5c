// What is in a corpus: an overview, or one of its games as a game file.
import { type CorpusGame, seedOf } from '@arkwright/bots'
import { type OpenCorpus, withCorpus } from '@arkwright/bots/node'
import { type AnyJournal, BadInput, Journal, knownGame, SEATS, shown, writeGameFile } from '@arkwright/kernel'
import { GAMES_OF_FILES, gameNamed } from '../games.ts'
import { columns, grouped } from '../print/text.ts'
import { FINE, writeJson } from '../terminal.ts'
import type { Work } from './work.ts'

const MOST_GAMES = 1_000_000_000

export const list: Work = (path, given, { output }) =>
  withCorpus(path, corpus => {
    const report = overview(corpus)
    const { moves: _, ...plan } = corpus.header
    if (given.has('json')) {
      writeJson(output, { file: path, ...plan, bytes: corpus.bytes, unfinished: corpus.unfinished, ...report })
      return FINE
    }
    const { title, printer } = gameNamed(corpus.header.game)
    const { games, seats } = report
    output.write(
      [
        `${title}, ${JSON.stringify(plan.options)}, revision ${plan.revision}`,
        `${grouped(games)} games by ${plan.level} (${plan.sims} simulations), seed ${shown(plan.seed)}, program ${plan.program}`,
        `${grouped(corpus.bytes)} bytes, ${grouped(corpus.bytes / Math.max(1, games))} a game`,
        '',
        ...columns(
          [
            ['seat', 'wins', '', 'mean score'],
            ...seats.map(({ wins, score }, seat) => [
              printer.seat(SEATS[seat] ?? 0),
              wins.toFixed(1),
              `${((100 * wins) / Math.max(1, games)).toFixed(1)} %`,
              printer.score(Math.round((10 * score) / Math.max(1, games)) / 10),
            ]),
          ],
          [1, 2, 3],
        ),
        '',
      ].join('\n'),
    )
    return FINE
  })

function overview(corpus: OpenCorpus): { games: number; seats: { wins: number; score: number }[] } {
  const seats: { wins: number; score: number }[] = []
  let games = 0
  for (const { scores, places } of corpus.games()) {
    games++
    const winners = places.filter(place => place === 1).length
    for (const [seat, score] of scores.entries()) {
      const sums = seats[seat] ?? { wins: 0, score: 0 }
      sums.wins += places[seat] === 1 ? 1 / winners : 0
      sums.score += score
      seats[seat] = sums
    }
  }
  return { games, seats }
}

export const show: Work = (path, given, { output }) =>
  withCorpus(path, corpus => {
    const { header } = corpus
    const number = given.integer('number', { min: 1, max: MOST_GAMES }) ?? 1
    const found = gameNumbered(corpus, number)
    if (found === undefined) throw new BadInput(`the corpus has no game ${number}`)
    const game = knownGame(GAMES_OF_FILES, header.game, header.revision)
    const journal: AnyJournal = new Journal(game, game.parseOptions(header.options), seedOf(header, number))
    for (const move of found.moves) {
      if (journal.play(move) !== undefined)
        throw new BadInput(`game ${number} has ${shown(move)}, which is not allowed`)
    }
    writeJson(output, writeGameFile(journal, { names: found.scores.map(() => header.level) }))
    return FINE
  })

function gameNumbered(corpus: OpenCorpus, number: number): CorpusGame | undefined {
  for (const game of corpus.games()) if (game.number === number) return game
  return undefined
}
