// Verifies a puzzle: its best turn must stay best in fresh analyses, with more simulations and new chance.
import { type Move, seedRandom } from '@arkwright/kernel'
import { at } from '../at.ts'
import { texts } from '../greedy-bot.ts'
import { LADDERS } from '../ladder.ts'
import type { Difficulty, Puzzle, PuzzleTurn, Theme } from './puzzle.ts'
import { themesOf } from './themes.ts'
import { asText, type Position, promisingTurns, type Scales, type Weighed, weigh } from './weigh.ts'

export interface MiningSettings {
  /** Simulations of the first analysis of each turn. */
  readonly sims: number
  /** A fresh analysis has so many times the simulations. */
  readonly times: number
  /** How many fresh analyses, and in how many of them the best turn must stay best. */
  readonly analyses: number
  readonly least: number
  /** Turns weighed in each position. */
  readonly turns: number
  /** What the best turn must gain over the second: pounds against the strongest rival, and chance to win where there is a rival. */
  readonly pounds: number
  readonly chance: number
  /** Puzzles of one game. */
  readonly most: number
  /** Only puzzles about this, where it is given. */
  readonly theme?: Theme
}

export const USUAL_MINING: MiningSettings = {
  sims: 32,
  times: 10,
  analyses: 20,
  least: 19,
  turns: 8,
  pounds: 3,
  chance: 0.01,
  most: 3,
}

/** A position whose first analysis shows less than this part of the asked margin is not looked at again. */
const FIRST_GLANCE = 0.75
/** The second look has so many times the simulations, and its margin must exceed so many standard errors. */
const SECOND_LOOK = 4
const ERRORS = 3

/** Undefined where the position is no puzzle. */
export function puzzleIn(
  scales: Scales,
  position: Position & { readonly at: number },
  isEnd: boolean,
  settings: MiningSettings,
  seed: string,
): Puzzle | undefined {
  const chance = scales.expertise.seats(position.state) > 1 ? settings.chance : 0
  const turns = promisingTurns(scales, position, settings.turns)
  if (turns.length < 2 || !mayBeAbout(turns, isEnd, settings.theme)) return undefined
  if (!isClear(scales, position, turns, isEnd, { ...settings, chance }, `${seed} ${position.at}`)) return undefined
  const proof = freshAnalyses(scales, position, turns, settings, seed)
  if (proof === undefined) return undefined
  const [best, second] = proof.turns
  if (best === undefined || second === undefined) return undefined
  if (second.lost < settings.pounds || second.chance < chance) return undefined
  const themes = themesOf(best.moves, second.moves, isEnd)
  if (!isAbout(themes, settings.theme)) return undefined
  return {
    at: position.at,
    seat: position.seat,
    themes,
    difficulty: difficultyOf(scales, position, best.moves, proof.place),
    turns: proof.turns.map(({ moves, lost, chance }) => ({
      moves: texts(moves),
      lost: rounded(lost, 10),
      chance: rounded(chance, 1000),
    })),
    held: proof.held,
  }
}

function isAbout(themes: readonly Theme[], wanted: Theme | undefined): boolean {
  return wanted === undefined || themes.includes(wanted)
}

/** The turns that lead by the first judgement. One of them must have the theme for a position to be weighed. */
const LEADING = 3

function mayBeAbout(turns: readonly (readonly Move[])[], isEnd: boolean, wanted: Theme | undefined): boolean {
  const leading = turns.slice(0, LEADING)
  return leading.some(best => leading.some(second => second !== best && isAbout(themesOf(best, second, isEnd), wanted)))
}

function isClear(
  scales: Scales,
  position: Position,
  turns: readonly (readonly Move[])[],
  isEnd: boolean,
  { sims, pounds, chance, theme }: MiningSettings,
  seed: string,
): boolean {
  const first = at(weigh(scales, position, turns, { sims, seed: `puzzle ${seed}` }), 1).lost
  if (first.gap < pounds * FIRST_GLANCE) return false
  const again = weigh(scales, position, turns, { sims: SECOND_LOOK * sims, seed: `second ${seed}` })
  const [best, next] = [at(again, 0), at(again, 1)]
  if (!isAbout(themesOf(best.moves, next.moves, isEnd), theme)) return false
  const second = next.lost
  return second.gap >= pounds && second.gap > ERRORS * second.error && second.winChance >= chance
}

interface Proof {
  readonly turns: readonly (Omit<PuzzleTurn, 'moves'> & { readonly moves: readonly Move[] })[]
  /** The place of the best turn by the first judgement. */
  readonly place: number
  readonly held: readonly [number, number]
}

/** Undefined as soon as the best turn has failed too often. */
export function freshAnalyses(
  scales: Scales,
  position: Position & { readonly at: number },
  turns: readonly (readonly Move[])[],
  { sims, times, analyses, least }: MiningSettings,
  seed: string,
): Proof | undefined {
  const lost = turns.map(() => 0)
  const chance = turns.map(() => 0)
  const wins = turns.map(() => 0)
  for (let number = 0; number < analyses; number++) {
    const found = weigh(scales, position, turns, { sims: sims * times, seed: `fresh ${seed} ${position.at} ${number}` })
    addTo(found, lost, chance)
    const { place } = at(found, 0)
    wins[place] = at(wins, place) + 1
    if (number + 1 - Math.max(...wins) > analyses - least) return undefined
  }
  const held = Math.max(...wins)
  const place = wins.indexOf(held)
  const all = turns.map((moves, turn) => ({
    moves,
    lost: (at(lost, turn) - at(lost, place)) / analyses,
    chance: (at(chance, turn) - at(chance, place)) / analyses,
  }))
  const ranked = all.toSorted((one, other) => one.lost - other.lost)
  return { turns: ranked, place, held: [held, analyses] }
}

function addTo(found: readonly Weighed[], lost: number[], chance: number[]): void {
  for (const { place, lost: gap } of found) {
    lost[place] = at(lost, place) + gap.gap
    chance[place] = at(chance, place) + gap.winChance
  }
}

/** Easy: even the easy bot finds it. Hard: neither the medium bot nor the first judgement does. */
function difficultyOf(
  { expertise: { game } }: Scales,
  { state, seat }: Position,
  best: readonly Move[],
  place: number,
): Difficulty {
  const bots = LADDERS.get(game.id)?.bots
  const view = game.view(state, seat)
  const reached = (moves: readonly Move[]): string => {
    const after = game.determinize(view, null)
    for (const move of moves) game.play(after, move)
    return asText(game, after)
  }
  const wanted = reached(best)
  const isFoundBy = (level: 'easy' | 'medium'): boolean => {
    const moves = bots?.[level].choose(view, seat, { sims: 1 }, seedRandom('difficulty')).moves ?? []
    return reached(moves.flatMap(text => game.parseMove(text) ?? [])) === wanted
  }
  if (isFoundBy('easy')) return 1
  return isFoundBy('medium') || place === 0 ? 2 : 3
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
