// The pieces before the first choice — CG setup 1-10, CG solo 1.
import { type RandomState, SEATS } from '@arkwright/kernel'
import { ALL_GOODS, ALL_TRACKS } from './components/names.ts'
import { NOTHING } from './laying.ts'
import type { Rules } from './rules.ts'
import { freshSolo } from './solo/grid.ts'
import { type Factory, type Player, playerAt, type Rival, type State } from './state.ts'
import type { Emit } from './step.ts'
import { freshTurn } from './turn.ts'

const CLOSED: Readonly<Factory> = {
  side: 0,
  first: 0,
  second: 0,
  firstAutomated: false,
  secondAutomated: false,
  spot: 3,
  officeOnAppeal: false,
  qualityOnAppeal: false,
  marker: -1,
  offPrice: undefined,
}
const ALL_CLOSED = ALL_GOODS.map(() => CLOSED)
const NO_STEPS = ALL_TRACKS.map(() => 0)

export function setUp(rules: Rules, random: RandomState | null): State {
  return {
    step: 'supply',
    seat: 0,
    random: random === null ? null : [random[0], random[1], random[2], random[3]],
    legal: [],
    rules,
    stage: 'set-up',
    decade: 1,
    good: 0,
    startPlayer: 0,
    place: -1,
    demand: [...rules.demandStart],
    wageSpace: 0,
    supply: [],
    box: 0,
    players: freshPlayers(rules),
    rivals: freshRivals(rules),
    solo: rules.solo ? freshSolo(rules.figures.bag) : null,
    turn: freshTurn(),
  }
}

export function giveHandicaps(state: State, emit: Emit): void {
  for (const [i, amount] of (state.rules.options.handicap ?? []).entries()) {
    const seat = SEATS[i]
    if (amount === 0 || seat === undefined) continue
    const player = playerAt(state, seat)
    player.money += amount
    player.moneyAtStart += amount
    emit?.({ type: 'handicap', seat, amount })
  }
  for (const [i, amount] of (state.rules.options.valueHandicap ?? []).entries()) {
    const seat = SEATS[i]
    if (amount === 0 || seat === undefined) continue
    playerAt(state, seat).shareValue += amount
    emit?.({ type: 'value handicap', seat, amount })
  }
  for (const [i, amount] of state.rules.scoreHandicap.entries()) {
    const seat = SEATS[i]
    if (amount !== 0 && seat !== undefined) emit?.({ type: 'score handicap', seat, amount })
  }
}

function freshPlayers(rules: Rules): Player[] {
  const players: Player[] = []
  while (players.length < rules.seats) players.push(freshPlayer(rules))
  return players
}

function freshPlayer({ expert, figures }: Rules): Player {
  return {
    money: figures.startMoney,
    shares: figures.startShares,
    shareValue: figures.startShareValue,
    loans: 0,
    shipTokens: 0,
    ships: expert['no-ships'] ? 0 : figures.shipsOnCard,
    tracks: NO_STEPS.slice(),
    factories: ALL_CLOSED,
    quality: NOTHING,
    distribution: NOTHING,
    stock: NOTHING,
    cards: 0,
    used: 0,
    assigned: -1,
    qualityLimit: figures.qualityLimit,
    machineToken: -1,
    bankrupt: false,
    sold: 0,
    shipments: 0,
    everTaken: 0,
    everUsed: 0,
    moneyAtStart: figures.startMoney,
  }
}

/** With two players a neutral third one; in the solo game two opponents. */
function freshRivals({ figures, seats, solo }: Rules): Rival[] {
  if (seats === 2) return [{ appeal: [...figures.neutralAppeal], shares: 0, shareValue: 0 }]
  if (!solo) return []
  return [0, 1].map(() => ({
    appeal: ALL_GOODS.map(() => -1),
    shares: figures.opponentShares,
    shareValue: figures.opponentShareValue,
  }))
}
