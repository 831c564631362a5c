// The fifteen solo titles — CG solo 4, CG ruling 49 and 59. Each is a condition on the finished game.
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

/** The numbers in the titles' conditions. */
export const TITLE_FIGURES = {
  points: 500,
  directorShares: 25,
  directorSharesMost: 29,
  chairmanShares: 30,
  financierValue: 25,
  financierValueMost: 29,
  baronValue: 30,
  cash: 200,
  shipments: 5,
} as const

const QUESTIONS = {
  magnate: (_player, final) => final.score >= TITLE_FIGURES.points,
  patriot: player => player.shipments === 0,
  'hard-worker': player => (player.everTaken & PATENT_OR_ENGINEER) === 0,
  'hero-of-the-proletariat': player => !hasMachines(player),
  gentleman: player => entry(player.tracks, STOCK) === 0 && (player.everUsed & BROKER) === 0,
  specialist: player => openFactories(player) === 2,
  generalist: player => openFactories(player) === 4,
  'full-employment': player => player.factories.every(one => isOpen(one) && workerCardsAt(one) === 2),
  director: player =>
    player.shares >= TITLE_FIGURES.directorShares && player.shares <= TITLE_FIGURES.directorSharesMost,
  chairman: player => player.shares >= TITLE_FIGURES.chairmanShares,
  financier: player =>
    player.shareValue >= TITLE_FIGURES.financierValue && player.shareValue <= TITLE_FIGURES.financierValueMost,
  'baron-of-the-exchange': player => player.shareValue >= TITLE_FIGURES.baronValue,
  upstart: player => player.moneyAtStart === 0,
  'nouveau-riche': (_player, final) => final.money >= TITLE_FIGURES.cash,
  captain: player => player.shipments >= TITLE_FIGURES.shipments,
} satisfies Record<string, Question>

export type Title = keyof typeof QUESTIONS
export const TITLES = Object.keys(QUESTIONS) as readonly Title[]

/** The titles that a finished solo game reached. Whether they count depends on the rank. */
export function titlesReached(state: State): readonly Title[] {
  const [player] = state.players
  if (state.solo === null || state.step !== OVER || player === undefined || player.bankrupt) return []
  const final = finalScore(state.rules, player, 0)
  return TITLES.filter(title => QUESTIONS[title](player, final))
}
