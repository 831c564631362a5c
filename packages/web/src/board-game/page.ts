// The page modules of Spinning Jenny and Water Frame.
import {
  type BoardEvent,
  expectedProfit,
  formerSpinningJennys,
  formerWaterFrames,
  type Move,
  passOf,
  type State,
  spinningJenny,
  waterFrame,
  year,
} from '@arkwright/board-game'
import type { AnyGame } from '@arkwright/kernel'
import { laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import type { GamePage } from '../play/game-page.ts'
import { beats } from './beats.ts'
import { toldPlainly } from './captions.ts'
import { isWasted, shortage } from './coach.ts'
import { contexts } from './contexts/contexts.ts'
import { chips } from './control/chips.ts'
import { control } from './control/control.ts'
import { ending } from './control/ending.ts'
import { lead } from './control/lead.ts'
import { cycle } from './cycle.ts'
import { gist } from './hints.ts'
import { Lanes } from './lanes/lanes.tsx'
import { PhoneLane } from './lanes/phone-lane.tsx'
import { phoneTabs } from './lanes/phone-tabs.tsx'
import { Strip } from './lanes/strip.tsx'
import { soundOf } from './sounds.ts'
import { companies, left } from './table.ts'
import { tell, WATER_FRAME_TABLES } from './tell.ts'
import { Timetable } from './timetable.tsx'
import { warning } from './warning.ts'
import { describe, explain, prompt, question } from './words.ts'

const words = text.boardGame
const Result = laterNamed(() => import('./result.tsx'), 'BoardResult')
const SaleHall = laterNamed(() => import('./sale-hall.tsx'), 'SaleHall')
const SaleAccount = laterNamed(() => import('./sale-account.tsx'), 'SaleAccount')

/** Shared by both board games. */
const shared: Omit<GamePage, 'game' | 'title' | 'tell' | 'beats' | 'control' | 'chips' | 'contexts'> = {
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
  warning: (seat, events, state) => warning(seat, events as readonly BoardEvent[], state as State),
  shortage: (state, seat) => shortage(state as State, seat),
  promise: (state, seat) => expectedProfit(state as State, seat),
  isWasted,
  reasons: async () => {
    const { reasons } = await import('./reasons.ts')
    return (before, after, seat) => reasons(before as State, after as State, seat)
  },
  sound: soundOf,
  gist: (move, state) => gist(move as Move, state as State),
  standing(position) {
    const state = position as State
    if (state.decade === 0) return words.preparing
    return state.decade > state.rules.decades
      ? words.finalExchange
      : words.standing({ year: year(state), good: state.cycle })
  },
  cycle,
  Sale: SaleHall,
  SaleAccount,
  companies,
  left,
  ending,
  Timetable,
  Lanes,
  Strip,
  PhoneLane,
  phoneTabs,
  Result,
  story: async () => (await import('./story.ts')).boardGameStory,
}

const spinningJennyPageOf = (game: AnyGame): GamePage => {
  const page: GamePage = {
    ...shared,
    game,
    get title() {
      return text.games['spinning-jenny'].name
    },
    tell: (history, names) => tell(history, names),
    beats: (played, names) => beats(played, names),
    control: draft => control(page, draft),
    chips: draft => chips(page, draft),
    lead: (draft, moves) => lead(page, draft, moves as readonly Move[]),
    contexts: (state, draft) => contexts(page, state, draft),
  }
  return page
}

export const spinningJennyPage: GamePage = spinningJennyPageOf(spinningJenny)
/** One entry per revision of the rules, newest first. */
export const spinningJennyPages: readonly GamePage[] = [
  spinningJennyPage,
  ...formerSpinningJennys.map(spinningJennyPageOf),
]

const waterFramePageOf = (game: AnyGame): GamePage => {
  const page: GamePage = {
    ...shared,
    game,
    get title() {
      return text.games['water-frame'].name
    },
    tell: (history, names) => tell(history, names, WATER_FRAME_TABLES),
    beats: (played, names) => beats(played, names, WATER_FRAME_TABLES),
    control: draft => control(page, draft),
    chips: draft => chips(page, draft),
    lead: (draft, moves) => lead(page, draft, moves as readonly Move[]),
    contexts: (state, draft) => contexts(page, state, draft),
  }
  return page
}

export const waterFramePage: GamePage = waterFramePageOf(waterFrame)
/** One entry per revision of the rules, newest first. */
export const waterFramePages: readonly GamePage[] = [waterFramePage, ...formerWaterFrames.map(waterFramePageOf)]
