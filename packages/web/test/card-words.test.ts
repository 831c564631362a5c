import { cardGame, EXPERT_MODULES, FACES, type State, TITLES } from '@arkwright/card-game'
import { expect, test } from 'vitest'
import { choices } from '../src/card-game/choices.ts'
import { text } from '../src/card-game/messages/index.ts'
import { describe, explain, prompt } from '../src/card-game/words.ts'
import { GAMES } from '../src/play/catalogue.ts'
import { optionsOf } from '../src/play/options.ts'
import { afterCardMoves, CELLS, everyCardDecision, firstCardPosition } from './card-positions.ts'

test.each(CELLS)('every question and move of a whole game has a text: %j', options => {
  const unspoken = new Set<string>()
  everyCardDecision('card words', options, state => {
    if (prompt(state) === '') unspoken.add(`question ${state.step}`)
    for (const move of state.legal) {
      const words = describe(state, move)
      if (words === '' || words === move.text || /undefined|NaN/.test(words)) unspoken.add(`${move.text}: ${words}`)
    }
  })
  expect([...unspoken]).toEqual([])
})

test('every refusal of whole games has a sentence', () => {
  const unspoken = new Set<string>()
  for (const options of [{ players: 1 }, { players: 2, expert: 'all' }]) {
    let decision = 0
    everyCardDecision('card refusals', options, state => {
      // The vocabulary is long: a sample of the positions covers all common reasons.
      if (decision++ % 5 !== 0) return
      for (const move of cardGame.vocabulary) {
        const refusal = cardGame.refusal(state, move)
        if (refusal === undefined) continue
        const words = explain(refusal)
        if (/undefined|NaN/.test(words) || words.startsWith(text.common.refused({ code: refusal.code })))
          unspoken.add(`${refusal.code}: ${words}`)
      }
    })
  }
  expect([...unspoken]).toEqual([])
})

test.each(CELLS)('the action bar lists every legal move once: %j', options => {
  everyCardDecision('card listed', options, state => {
    const groups = choices(state)
    const listed = groups.flatMap(group => group.choices.map(({ move }) => move))
    expect(listed).toHaveLength(state.legal.length)
    expect(new Set(listed)).toEqual(new Set(state.legal))
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })
})

test('at the card limit the bar asks for the card to remove first, then for the factory that loses it', () => {
  const state = firstCardPosition()
  const [blue] = state.players
  if (blue === undefined) throw new Error('no seat is to move')
  blue.cards = (1 << FACES.indexOf('engineer')) | (1 << FACES.indexOf('patent'))
  Object.assign(blue, { quality: [6, 5, 0, 0], qualityLimit: 6 })
  Object.assign(state, { step: 'develop', stage: 'development' })
  const labels = (position: State) => choices(position).map(({ label }) => label)
  const full = afterCardMoves(cardGame.load(cardGame.save(state)), 'take workshop')
  expect([prompt(full), ...labels(full)]).toEqual([
    'Card limit reached: discard one.',
    'Discard the Patent',
    'Discard the Engineer',
  ])
  const lost = afterCardMoves(full, 'discard engineer')
  expect([prompt(lost), ...labels(lost)]).toEqual([
    'Which factory loses quality?',
    'Lower quality: food from 6 to 2',
    'Lower quality: clothes from 5 to 2',
  ])
})

test('every card, title and expert module has a text', () => {
  expect(Object.keys(text.cardGameCards.effects)).toEqual([...FACES])
  expect(Object.keys(text.cardGameCards.aims)).toEqual([...TITLES])
  expect(Object.keys(text.cardOptions.modules)).toEqual([...EXPERT_MODULES])
})

test('the rules accept the choices of a new table', () => {
  const expert = Object.keys(text.cardOptions.modules)
  const options = GAMES.find(({ id }) => id === cardGame.id)?.options ?? []
  const parse = (players: number, factories: string) =>
    cardGame.parseOptions({ players, ...optionsOf(options, { players, factories, expert }) })
  expect(parse(1, 'drawn')).toMatchObject({ players: 1, expert: EXPERT_MODULES, factories: 'drawn' })
  // The choices for a solo game are dropped at a larger table.
  expect(parse(3, 'drawn')).toMatchObject({ players: 3, factories: 'chosen' })
})
