// Days of the Daily Mill as figures to compare: the same in Node and in a browser.
import { type AnyGame, sha256Hex } from '@arkwright/kernel'
import { type DailyDeal, dailyDeal, dayAfter, FIRST_DAY } from '../../src/daily/deal.ts'
import { deciderIn, gameOfDeal, journalOf, turnOfBot } from '../../src/daily/play.ts'

export function knownDay(date: string): { deal: DailyDeal; game: AnyGame } {
  const deal = dailyDeal(date)
  const game = deal && gameOfDeal(deal)
  if (deal === undefined || game === undefined) throw new Error(`no deal on ${date}`)
  return { deal, game }
}

/** One figure for the first positions of this many days. */
export function firstPositions(days: number): string {
  const hashes = Array.from({ length: days }, (_, day) => {
    const { deal, game } = knownDay(dayAfter(FIRST_DAY, day))
    return sha256Hex(JSON.stringify(game.save(game.copy(journalOf(deal, game).position))))
  })
  return sha256Hex(hashes.join(' '))
}

/** A day with the easy bot in the person's seat. */
export async function playedDay(date: string): Promise<readonly string[]> {
  const { deal, game } = knownDay(date)
  const journal = journalOf(deal, game)
  for (let seat = deciderIn(journal); seat !== undefined; seat = deciderIn(journal)) {
    const turn = await turnOfBot(deal, journal, seat, deal.seats[seat] ?? { level: 'easy', sims: 1 })
    for (const move of turn) if (deciderIn(journal) === seat) journal.play(move)
  }
  return journal.moves
}

/** One figure for the first turns of expert in every game and by every number of players. */
export async function firstTurnsOfExpert(turns: number): Promise<string> {
  const days = Array.from({ length: 400 }, (_, day) => knownDay(dayAfter('2026-11-17', day)))
  const byExpert = days.filter(({ deal }) => deal.seats.some(bot => bot?.level === 'expert'))
  const cells = Map.groupBy(byExpert, ({ deal }) => `${deal.game} ${deal.seats.length}`)
  const said: string[] = []
  for (const [cell, [first]] of [...cells].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (first === undefined) continue
    const { deal, game } = first
    const journal = journalOf(deal, game)
    for (let nth = 0; nth < turns; nth++) {
      const seat = deciderIn(journal)
      if (seat === undefined) break
      const turn = await turnOfBot(deal, journal, seat, deal.seats[seat] ?? { level: 'easy', sims: 1 })
      for (const move of turn) if (deciderIn(journal) === seat) journal.play(move)
    }
    said.push(`${cell}: ${journal.moves.join(';')}`)
  }
  return sha256Hex(said.join('\n'))
}

/** One figure for whole games of these days: all three games, bots of all levels that play. */
export async function wholeGames(): Promise<string> {
  const games = await Promise.all(['2026-11-13', '2026-11-17', '2026-11-18', '2026-11-19'].map(playedDay))
  return sha256Hex(games.map(moves => moves.join(';')).join('\n'))
}
