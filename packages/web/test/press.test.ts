import { afterEach, expect, test } from 'vitest'
import { speak } from '../src/messages/index.ts'
import { loadPage } from '../src/play/catalogue.ts'
import { type PlayedGame, playOn, replay } from '../src/play/history.ts'
import { editionsDue, frontPages, type Moment, moments } from '../src/press/front-pages.ts'
import { type Facts, type Headline, headlinesOf } from '../src/press/headlines.ts'
import { TALLIES } from '../src/press/press.ts'
import { momentWords, printed } from '../src/press/words.ts'
import { taleOf } from '../src/replay/tale.ts'

afterEach(() => speak('en'))

const QUIET: Facts = { entries: [], before: [100, 90], after: [110, 100], wageBefore: 2, wageAfter: 2 }
const NAMES = ['Ada', 'Ben', 'Cora']

test('a quiet decade tells only who leads, and by how much', () => {
  expect(headlinesOf(QUIET)).toEqual([{ kind: 'leader', company: 0, rival: 1, score: 110, ahead: 10 }])
})

test('a new leader is the first news; equal companies have not passed one another', () => {
  const entries = [{ sale: { company: 1, good: 2, count: 3, price: 9 } }] as const
  const [first] = headlinesOf({ ...QUIET, entries, after: [110, 130] })
  expect(first).toEqual({ kind: 'lead', company: 1, rival: 0, score: 130, rivalScore: 110 })
  expect(headlinesOf({ ...QUIET, after: [110, 110] })).toEqual([])
})

test('the lead is taken from the former leader, even if another company is second now', () => {
  const facts = { ...QUIET, before: [150, 100, 140], after: [151, 170, 160] }
  expect(headlinesOf(facts)[0]).toMatchObject({ kind: 'lead', company: 1, rival: 0 })
  // Level with the former leader is no lead.
  const level = { ...QUIET, before: [150, 100, 140], after: [170, 170, 160] }
  expect(headlinesOf(level)[0]).toMatchObject({ kind: 'passing', company: 1, rival: 2 })
})

test('an overtaking below the leader is news too', () => {
  const facts = { ...QUIET, before: [150, 100, 110], after: [160, 120, 115] }
  expect(headlinesOf(facts)[0]).toMatchObject({ kind: 'passing', company: 1, rival: 2 })
})

test('at most three headlines, chosen by importance: the largest sale, closed mills and emergencies before jobs', () => {
  const entries = [
    { tally: 'hired', company: 0, by: 4 },
    { tally: 'closed', company: 0, by: 1 },
    { tally: 'closed', company: 1, by: 2 },
    { tally: 'emergency', company: 1, by: 2 },
    { sale: { company: 0, good: 0, count: 2, price: 5 } },
    { sale: { company: 1, good: 3, count: 5, price: 12 } },
  ] as const
  expect(headlinesOf({ ...QUIET, entries })).toEqual([
    {
      kind: 'closed',
      count: 3,
      parts: [
        { company: 1, count: 2 },
        { company: 0, count: 1 },
      ],
    },
    { kind: 'emergency', count: 2, parts: [{ company: 1, count: 2 }] },
    { kind: 'sale', company: 1, good: 3, count: 5, price: 12 },
  ])
})

const EVERY_KIND: readonly Headline[] = [
  { kind: 'sale', company: 0, good: 3, count: 1, price: 9 },
  { kind: 'lead', company: 0, rival: 1, score: 200, rivalScore: 190 },
  { kind: 'passing', company: 0, rival: 1, score: 200, rivalScore: 190 },
  { kind: 'leader', company: 0, rival: 1, score: 200, ahead: 10 },
  { kind: 'wages', from: 3, to: 2 },
  { kind: 'bankrupt', company: 0 },
  ...TALLIES.map(kind => ({ kind, count: 3, parts: [{ company: 0, count: 3 }] })),
]

test('every headline has a title and a sentence of figures in each language', async () => {
  const told = async (language: 'en' | 'fr' | 'de') => {
    await speak(language)
    return EVERY_KIND.map(headline => printed(headline, NAMES))
  }
  const english = await told('en')
  expect(english[0]).toEqual({
    title: 'Ada sells 1 lamp',
    body: 'The largest sale of the decade: 1 at £9 each, £9 in all.',
  })
  expect(english[4]?.title).toBe('Wages fall to £2')
  for (const language of ['fr', 'de'] as const) {
    const other = await told(language)
    for (const [place, { title, body }] of other.entries()) {
      expect(`${title} ${body}`).not.toMatch(/undefined|NaN|£\d|\[object/)
      expect(title).not.toBe(english[place]?.title)
      expect(body).not.toBe(english[place]?.body)
    }
  }
})

/** Plays any moves, the same each time. */
async function wholeGame(game: string, options: object) {
  const page = await loadPage(game)
  if (page === undefined) throw new Error(`no page for ${game}`)
  const story = await page.story()
  let played: PlayedGame = replay(page.game, options, 'press', [])
  for (let turn = 0; page.game.pending(played.journal.position) !== undefined; turn++) {
    const legal = page.game.moves(played.journal.position)
    const move = legal[(turn * 7) % legal.length]
    if (move === undefined) throw new Error('no legal move')
    played = playOn(played, move)
  }
  return { page, press: story.press, story, played }
}

test.each([
  ['spinning-jenny', { players: 3, setup: 'predetermined' }, [1770, 1780, 1790]],
  ['water-frame', { players: 2, setup: 'predetermined', edition: 2016 }, [1770, 1780, 1790, 1800, 1810]],
  ['card-game', { players: 3 }, [1, 2, 3]],
  ['card-game', { players: 1 }, [1, 2, 3]],
])('%s %o: one front page for each decade, the last at the end of the game', async (game, options, decades) => {
  const { press, played, page, story } = await wholeGame(game, options)
  const editions = frontPages(press, played)
  expect(editions.map(({ decade }) => decade)).toEqual(decades)
  expect(editions.map(({ number }) => number)).toEqual(decades.map((_, place) => place + 1))
  expect(editions.at(-1)?.at).toBe(played.journal.moves.length)
  expect(editionsDue(press, played)).toBe(decades.length)
  for (const { headlines } of editions) expect(headlines.length).toBeGreaterThan(0)
  // Just before an edition appears it is not due yet.
  const second = editions[1]
  const earlier = { history: played.history.filter(({ at }) => at < (second?.at ?? 0)) }
  expect(editionsDue(press, earlier)).toBe(1)
  // The charts end at the final score.
  const finishes = story.finishes(page.game, played.journal.position, NAMES)
  const scores = press.scores(played.journal.position)
  for (const { seat, score } of finishes) if (seat !== undefined) expect(scores[seat]).toBe(score)
  const charts = story.charts(taleOf(page, story, played, NAMES, ''))
  expect(charts.find(({ id }) => id === 'portfolio')?.unit).toBe('money')
})

test('moments tell each overtaking from a seat’s point of view, and both sides tell the same', async () => {
  const { press, played } = await wholeGame('spinning-jenny', { players: 3, setup: 'predetermined' })
  const mine = moments(press, played, 0)
  const passed = mine.flatMap(one => (one.kind === 'passed' && one.rival === 1 ? [one.at] : []))
  const theirs = moments(press, played, 1)
  expect(theirs.flatMap(one => (one.kind === 'passed by' && one.rival === 0 ? [one.at] : []))).toEqual(passed)
  const all = [0, 1, 2].flatMap(seat => moments(press, played, seat as 0 | 1 | 2))
  expect(all.length).toBeGreaterThan(0)
  for (const moment of all) expect(momentWords(moment, NAMES)).toMatch(/£\d+ against £\d+\.$/)
})

test('the moments after a number of moves are the last of all moments', async () => {
  const { press, played } = await wholeGame('spinning-jenny', { players: 3, setup: 'predetermined' })
  const all = moments(press, played, 0)
  expect(all.length).toBeGreaterThan(1)
  for (const { at } of all) {
    const since = at - 1
    const later = moments(press, played, 0, since).filter(moment => moment.at > since)
    expect(later).toEqual(all.filter(moment => moment.at > since))
  }
})

test.each([
  [
    'en',
    'You pass Ben: £144 against £140.',
    'Ben passes you: £140 against £120.',
    'You reached a title: A.',
    'You reached 2 titles: A and B.',
  ],
  [
    'fr',
    'Vous dépassez Ben : 144 £ contre 140 £.',
    'Ben vous dépasse : 140 £ contre 120 £.',
    'Vous avez atteint un titre : A.',
    'Vous avez atteint 2 titres : A et B.',
  ],
  [
    'de',
    'Du überholst Ben: 144 £ gegen 140 £.',
    'Ben überholt dich: 140 £ gegen 120 £.',
    'Ein Titel ist erreicht: A.',
    '2 Titel sind erreicht: A und B.',
  ],
] as const)('the sentence of each moment in %s', async (language, passed, passedBy, title, titles) => {
  await speak(language)
  const told = (moment: Moment) => momentWords(moment, NAMES).replaceAll(/[\u00a0\u202f]/g, ' ')
  const rival = { at: 1, rival: 1, rivalScore: 140 } as const
  expect(told({ kind: 'passed', score: 144, ...rival })).toBe(passed)
  expect(told({ kind: 'passed by', score: 120, ...rival })).toBe(passedBy)
  expect(told({ kind: 'titles', at: 1, titles: ['A'] })).toBe(title)
  expect(told({ kind: 'titles', at: 1, titles: ['A', 'B'] })).toBe(titles)
})
