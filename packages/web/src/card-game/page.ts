// The page module of Arkwright: The Card Game.
import {
  cardGame,
  expectedProfit,
  type Fact,
  formerCardGames,
  type Move,
  passOf,
  type State,
} from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import { laterNamed } from '../later.ts'
import type { GamePage } from '../play/game-page.ts'
import { beats } from './beats.ts'
import { toldPlainly } from './captions.ts'
import { chips, ending } from './chips.ts'
import { isWasted, shortage } from './coach.ts'
import { contexts } from './contexts.tsx'
import { control } from './control.ts'
import { cycle } from './cycle.ts'
import { gist } from './hints.ts'
import { Lanes } from './lanes.tsx'
import { text } from './messages/index.ts'
import { PhoneLane, phoneTabs } from './phone-parts.tsx'
import { companies, left } from './standing.ts'
import { Strip } from './strip.tsx'
import { tell } from './tell.ts'
import { Timetable } from './timetable.tsx'
import { warning } from './turn.ts'
import { describe, explain, prompt, question } from './words.ts'

const Result = laterNamed(() => import('./result.tsx'), 'CardResult')
const ProductionHall = laterNamed(() => import('./production-hall.tsx'), 'ProductionHall')
const ProductionAccount = laterNamed(() => import('./production-account.tsx'), 'ProductionAccount')

const pageOf = (game: AnyGame): GamePage => {
  const page: GamePage = {
    game,
    get title() {
      return text.cardGame.title
    },
    pass: state => passOf(state as State),
    question: state => question(state as State),
    prompt: state => prompt(state as State),
    chooser: async () => {
      const { choices } = await import('./choices.ts')
      return state => choices(state as State)
    },
    describe: (state, move) => describe(state as State, move as Move),
    drawn: outcome => toldPlainly(outcome, ''),
    explain,
    explainer: async () => {
      const { about } = await import('./about.ts')
      return (thing, state, seat) => about(state as State, seat, thing)
    },
    flights: async () => (await import('./flights.ts')).flights,
    outlook: async () => {
      const { outlook } = await import('./outlook.ts')
      return (state, seat, names) => outlook(state as State, seat, names)
    },
    reader: async () => {
      const { read } = await import('./read.ts')
      return (state, seat, names) => read(state as State, seat, names)
    },
    tell,
    beats,
    cycle,
    Sale: ProductionHall,
    SaleAccount: ProductionAccount,
    warning: (seat, events) => warning(seat, events as readonly Fact[]),
    shortage: (state, seat) => shortage(state as State, seat),
    promise: (state, seat) => expectedProfit(state as State, seat),
    isWasted,
    reasons: async () => {
      const { reasons } = await import('./reasons.ts')
      return (before, after, seat) => reasons(before as State, after as State, seat)
    },
    gist: move => gist(move as Move),
    standing(position) {
      const { stage, decade, good } = position as State
      return stage === 'set-up' ? text.cardGame.preparing : text.cardGame.standing({ decade, good })
    },
    companies,
    left,
    contexts,
    control: draft => control(page, draft),
    chips,
    ending,
    Timetable,
    Lanes,
    Strip,
    PhoneLane,
    phoneTabs,
    Result,
    story: async () => (await import('./story.ts')).cardGameStory,
  }
  return page
}

export const cardGamePage: GamePage = pageOf(cardGame)
/** One entry per revision of the rules, newest first. */
export const cardGamePages: readonly GamePage[] = [cardGamePage, ...formerCardGames.map(pageOf)]
