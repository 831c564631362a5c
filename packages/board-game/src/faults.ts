// What must be true of every position. A fault listed here is a bug in the engine.
import { ACTION_MARKERS } from './components/action-markers.ts'
import { GOOD_NAMES, GOODS, ROWS } from './components/goods.ts'
import { appealOf, freeSpaces, highestPrice, workersIn } from './factory.ts'
import { waterFrameFaults } from './faults-water-frame.ts'
import { harbourWorkers } from './harbour.ts'
import { byPlayers, spinningJennyFigures } from './rules.ts'
import type { Player, State } from './state.ts'
import { goodsOverCapacity } from './storage.ts'

/** Goods without a space are discarded only after these steps. */
const WHILE_GOODS_MAY_NOT_FIT: readonly string[] = ['discard goods', 'workers', 'dismiss workers']

export function faults(state: State): string[] {
  return [
    ...workerFaults(state),
    ...(state.rules.waterFrame === null ? markerFaults(state) : waterFrameFaults(state, state.rules.waterFrame)),
    ...state.players.flatMap((player, seat) => playerFaults(state, player, seat)),
  ]
}

function workerFaults(state: State): string[] {
  const { rules, emptySpaces, firedWorkers, boxedWorkers: removed } = state
  const employed = state.players.reduce(
    (sum, { factories, harbour }) =>
      sum +
      (harbour === null ? 0 : harbourWorkers(state, harbour)) +
      factories.reduce((all, factory) => all + workersIn(factory), 0),
    0,
  )
  const found: string[] = []
  if (emptySpaces !== employed + firedWorkers + removed) {
    found.push(
      `${emptySpaces} spaces are empty, but ${employed} workers are employed, ${firedWorkers} fired, ${removed} removed`,
    )
  }
  if (firedWorkers < 0 || emptySpaces < 0 || emptySpaces > rules.workers)
    found.push(`${firedWorkers} fired workers, ${emptySpaces} empty spaces`)
  return found
}

function markerFaults(state: State): string[] {
  const sets = byPlayers(state.rules, state.rules.figures.setsOfAdvancedMarkers)
  const stockExchange = byPlayers(state.rules, spinningJennyFigures(state.rules).lightStockExchangeMarkers)
  return state.rules.advancedMarkers.flatMap(marker => {
    const onMat = state.mat.reduce((sum, row) => sum + (row[marker] ?? 0), 0)
    const onTimetable = state.onTimetable.filter(one => one === marker).length
    const owned = state.players.filter(({ advanced }) => advanced.includes(marker)).length
    const printed = ACTION_MARKERS[marker]?.action === 'stock exchange' ? stockExchange : sets
    return onMat + onTimetable + owned === printed
      ? []
      : [`${ACTION_MARKERS[marker]?.name}: ${onMat} + ${onTimetable} + ${owned} of ${printed}`]
  })
}

function playerFaults(state: State, player: Player, seat: number): string[] {
  const { figures } = state.rules
  const found: string[] = []
  const check = (sound: boolean, what: string): void => {
    if (!sound) found.push(`seat ${seat}: ${what}`)
  }
  const mayOwe = state.decade === 0 ? Math.max(0, -(state.rules.options.handicap?.[seat] ?? 0)) : 0
  check(player.cash >= -mayOwe, `cash ${player.cash}`)
  check(player.shares >= 0 && player.shares <= figures.sharesPerCompany, `shares ${player.shares}`)
  check(player.loans === 0 || player.shares === 0, `${player.loans} loans beside ${player.shares} shares`)
  check(player.space >= 1, `share value space ${player.space}`)
  check(new Set(player.advanced).size === player.advanced.length, 'two identical markers')
  const settled = !WHILE_GOODS_MAY_NOT_FIT.includes(state.step)
  check(!settled || goodsOverCapacity(state, player) === 0, `stores ${player.stored.join()}`)
  for (const good of GOODS) {
    const factory = player.factories[good]
    const name = GOOD_NAMES[good]
    check(player.stored[good] >= 0, `stored ${name} ${player.stored[good]}`)
    if (factory.level === 0) {
      check(
        workersIn(factory) === 0 && factory.quality === 0 && factory.distribution === 0,
        `${name}: pieces without a factory`,
      )
      continue
    }
    for (const row of ROWS) {
      check(freeSpaces(state, factory, good, row) >= 0, `${name}: row ${row + 1} overfull`)
      check(factory.machines[row] <= state.rules.machineSpaces[good][row], `${name}: machines in row ${row + 1}`)
      check(
        factory.machines[row] === 0 || factory.workers[row] > 0,
        `${name}: machines without a worker in row ${row + 1}`,
      )
    }
    check(freeSpaces(state, factory, good, 0) === 0, `${name}: first row not complete`)
    if (!settled || state.step === 'price of a new factory' || state.step === 'price of a founded factory') continue
    check(
      factory.price >= figures.lowestPrice && factory.price <= highestPrice(state, player, good),
      `${name}: price ${factory.price}`,
    )
    check(appealOf(state, factory, good) >= 0, `${name}: appeal below zero`)
  }
  return found
}
