// The fifteen solo titles — CG solo 4, CG ruling 49 and 59. Each is a question to the finished game.
import { OVER } from '@arkwright/kernel'
import { faceNamed } from '../components/faces.ts'
import { STOCK } from '../components/names.ts'
import { workerCardsAt } from '../factory.ts'
import { type FinalScore, finalScore } from '../flow/final-scoring.ts'
import { entry, isOpen, type Player, type State } from '../state.ts'

type Question = (player: Player, final: FinalScore) => boolean

const PATENT_OR_ENGINEER = (1 << faceNamed('patent')) | (1 << faceNamed('engineer'))
const BROKER = 1 << faceNamed('broker')

function openFactories(player: Player): number {
  return player.factories.filter(isOpen).length
}

function hasMachines(player: Player): boolean {
  return player.machineToken !== -1 || player.factories.some(one => one.firstAutomated || one.secondAutomated)
}

const QUESTIONS = {
  magnate: (_player, final) => final.score >= 500,
  patriot: player => player.shipments === 0,
  'hard-worker': player => (player.everTaken & PATENT_OR_ENGINEER) === 0,
  'hero-of-the-proletariat': player => !hasMachines(player),
  gentleman: player => entry(player.tracks, STOCK) === 0 && (player.everUsed & BROKER) === 0,
  specialist: player => openFactories(player) === 2,
  generalist: player => openFactories(player) === 4,
  'full-employment': player => player.factories.every(one => isOpen(one) && workerCardsAt(one) === 2),
  director: player => player.shares >= 25 && player.shares <= 29,
  chairman: player => player.shares >= 30,
  financier: player => player.shareValue >= 25 && player.shareValue <= 29,
  'baron-of-the-exchange': player => player.shareValue >= 30,
  upstart: player => player.moneyAtStart === 0,
  'nouveau-riche': (_player, final) => final.money >= 200,
  captain: player => player.shipments >= 5,
} satisfies Record<string, Question>

export type Title = keyof typeof QUESTIONS
export const TITLES = Object.keys(QUESTIONS) as readonly Title[]

/** The titles whose aim a finished solo game reached; whether they count depends on the rank. */
export function titlesReached(state: State): readonly Title[] {
  const [player] = state.players
  if (state.solo === null || state.step !== OVER || player === undefined || player.bankrupt) return []
  const final = finalScore(state.rules, player)
  return TITLES.filter(title => QUESTIONS[title](player, final))
}
