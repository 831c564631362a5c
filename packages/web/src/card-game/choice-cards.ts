// Things to choose, as cards with what each would do now: actions, factories, machines, developments.
import { cardGame, factorySheet, type Move, moves, type State, TRACKS } from '@arkwright/card-game'
import { consequences } from '@arkwright/kernel'
import { adding, type ChoiceCard } from '../play/control.ts'
import { type Draft, tryMove } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { actionEffect } from './action-effects.ts'
import { text } from './messages/index.ts'
import { ACTION_ICONS, cardIcon, GOOD_ICONS, TRACK_ICONS } from './symbols.tsx'
import { after } from './turn.ts'
import { type Kind, type Of, stateOf } from './turn-parts.ts'
import { cardEffect, cardShort, describe, shortEffect, trackValue } from './words.ts'

type Face = Omit<ChoiceCard, 'key' | 'option'>
type Faces = { readonly [K in Kind]?: (state: State, move: Of<K>) => Face }

const words = text.cardContexts

const FACES: Faces = {
  action: (state, { action }) => ({
    title: words.actions[action],
    effect: actionEffect(state, action),
    icon: ACTION_ICONS[action],
  }),
  build: (state, move) => ({ ...goodFace(move, words.build), effect: millAfter(state, move) }),
  upgrade: (state, move) => ({ ...goodFace(move, words.upgrade), effect: millAfter(state, move) }),
  advance: (state, move) => ({ ...goodFace(move, words.advance), effect: millAfter(state, move) }),
  choose: (state, move) => ({ ...goodFace(move, words.choose), effect: startOf(state, move) }),
  assign: (_, move) => ({ ...goodFace(move, words.assign), effect: words.foreman }),
  automate: (state, move) => ({ ...goodFace(move, words.automate), effect: automateEffect(state, move) }),
  develop: (state, { track }) => ({
    title: text.cardGame.tracks[TRACKS[track]],
    effect: stepEffect(state, track),
    icon: TRACK_ICONS[TRACKS[track]],
  }),
  take: (state, { face }) => cardFace(state, face),
  pick: (state, { place }) => cardFace(state, state.solo?.grid[place] ?? -1),
  discard: (state, { face }) => ({
    ...cardFace(state, face),
    title: words.discard({ card: face }),
    effect: shortEffect(state, face),
  }),
  'start player': (_, move) => ({ title: text.seats.colours[move.player] ?? '', effect: '', icon: 'start' }),
}

function goodFace({ good }: { readonly good: 0 | 1 | 2 | 3 }, title: (figures: { good: 0 | 1 | 2 | 3 }) => string) {
  return { title: title({ good }), icon: GOOD_ICONS[good], tint: `good-${good}` }
}

function cardFace(state: State, face: number): Face {
  return { title: cardShort(face), effect: cardEffect(state, face), icon: cardIcon(face) }
}

export function stepEffect(state: State, track: number): string {
  const level = state.players[state.seat]?.tracks[track] ?? 0
  return words.step({ from: trackValue(state, track, level), to: trackValue(state, track, level + 1) })
}

/** What the factory makes and costs after the move. */
function millAfter(state: State, move: Of<'build' | 'upgrade' | 'advance'>): string {
  const sheet = factorySheet(after(state, move), state.seat, move.good)
  if (sheet === undefined) return ''
  return words.dials.makes({ goods: sheet.goods, costs: sheet.wages + sheet.maintenance + sheet.fixedCost })
}

function startOf({ rules }: State, { good }: Of<'choose'>): string {
  const prices = rules.price[0]?.[good] ?? []
  return words.prices({ low: Math.min(...prices), high: Math.max(...prices) })
}

function automateEffect(state: State, move: Of<'automate'>): string {
  let machines = 0
  for (const event of consequences(cardGame, state, move)) {
    if (event.type === 'automated' && event.good === move.good) machines = event.machines
  }
  const cost = (at: State) => {
    const sheet = factorySheet(at, state.seat, move.good)
    return (sheet?.wages ?? 0) + (sheet?.maintenance ?? 0)
  }
  const placed = moves.automate(move.good, move.position === 0 ? 0 : 1)
  return words.machines({ count: machines, saves: cost(state) - cost(after(state, placed)) })
}

export function cardsFor(page: GamePage, draft: Draft, kinds: readonly Kind[]): ChoiceCard[] {
  const state = stateOf(draft)
  return state.legal.filter(({ kind }) => kinds.includes(kind)).map(move => cardFor(page, draft, state, move))
}

/** Everything that can be built and upgraded, with one press. */
export function allFactories(page: GamePage, draft: Draft): ChoiceCard[] {
  const added: Move[] = []
  let turn = draft
  for (;;) {
    const next = turn.complete
      ? undefined
      : stateOf(turn).legal.find(({ kind }) => kind === 'build' || kind === 'upgrade')
    if (next === undefined) break
    added.push(next)
    turn = tryMove(page, turn, next)
  }
  if (added.length < 2) return []
  const full = added.map(move => describe(stateOf(draft), move)).join('. ')
  const option = adding(page, draft, added, { label: words.all, full })
  return [{ key: 'all', title: words.all, effect: words.allEffect({ count: added.length }), icon: 'factory', option }]
}

function cardFor(page: GamePage, draft: Draft, state: State, move: Move): ChoiceCard {
  // In a table by kind, each entry gets the moves of its own kind.
  const face = FACES[move.kind] as ((state: State, move: Move) => Face) | undefined
  const full = describe(state, move)
  const { title, effect, icon, tint } = face?.(state, move) ?? { title: full, effect: '' }
  return { key: move.text, title, effect, icon, tint, option: adding(page, draft, [move], { label: title, full }) }
}
