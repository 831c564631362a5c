// Who plays whom in the next round, by the format of the event.

import { standingsOf, winnerOf } from './results.ts'
import type { Group, Round } from './schedules/group.ts'
import { groupRounds, roundsToMeetAll } from './schedules/groups.ts'
import { bracket, knockOutRounds, matchesIn, nextSlots, type Slot } from './schedules/knock-out.ts'
import { roundRobin } from './schedules/round-robin.ts'
import { fairest, heldIn } from './schedules/seats.ts'
import { byeIn, swissRound } from './schedules/swiss.ts'
import { activeIn, FILLERS, playedRounds, type Whole } from './whole.ts'

export interface Draw {
  /** By seat; null: a bot that fills an empty place. */
  readonly tables: readonly (readonly (number | null)[])[]
  readonly byes: readonly number[]
}

export interface Plan {
  /** How many places the schedule has. */
  readonly places: number
  readonly rounds: number
  /** The whole schedule, where it is known at the start. */
  readonly schedule: readonly Round[] | undefined
}

const USUAL_SWISS_ROUNDS = 5

/** `wanted`: the number of rounds the host chose; 0: none. */
export async function planFor({ row, entries }: Whole): Promise<Plan> {
  const { format, seats, rounds: wanted } = row
  const players = entries.filter(({ state }) => state === 'in').length
  const places = Math.ceil(players / seats) * seats
  if (format === 'round-robin') {
    const schedule = roundRobin(places)
    return { places, rounds: schedule.length, schedule }
  }
  if (format === 'groups') {
    const rounds = wanted === 0 ? roundsToMeetAll(places, seats) : wanted
    return { places, rounds, schedule: await groupRounds(places, seats, rounds) }
  }
  if (format === 'knock-out') return { places: players, rounds: knockOutRounds(players), schedule: undefined }
  return { places, rounds: format === 'arena' ? 0 : wanted || USUAL_SWISS_ROUNDS, schedule: undefined }
}

export async function drawRound(whole: Whole, round: number): Promise<Draw> {
  if (whole.row.format === 'knock-out') return knockOutDraw(whole, round)
  if (whole.row.format === 'swiss') return swissDraw(whole, round)
  return plannedDraw(whole, round)
}

function plannedDraw(whole: Whole, round: number): Draw {
  const schedule = JSON.parse(whole.row.plan ?? '[]') as Round[]
  const active = new Set(activeIn(whole, round).map(({ number }) => number))
  return filled(
    whole,
    (schedule[round - 1] ?? []).map(group => group.map(place => (active.has(place) ? place : null))),
  )
}

async function swissDraw(whole: Whole, round: number): Promise<Draw> {
  const { seats, filler } = whole.row
  const active = new Set(activeIn(whole, round).map(({ number }) => number))
  const ranking = standingsOf(whole)
    .map(({ entry }) => entry)
    .filter(entry => active.has(entry))
  const odd = seats === 2 && filler === 'bye' && ranking.length % 2 === 1
  const byes = (entry: number) => whole.pairings.filter(one => one.entry === entry && one.state === 'bye').length
  const bye = odd ? byeIn(ranking, byes) : undefined
  const seated = ranking.filter(entry => entry !== bye)
  for (let more = 0; seated.length % seats > 0; more++) seated.push(FILLERS + more)
  const tables = await swissRound(seated, playedRounds(whole), seats)
  const draw = filled(
    whole,
    tables.map(group => group.map(entry => (entry >= FILLERS ? null : entry))),
  )
  return { tables: draw.tables, byes: bye === undefined ? draw.byes : [...draw.byes, bye] }
}

/** Tables without a player are dropped. Where two play and the host wants byes, no bot sits down. */
function filled({ row }: Whole, tables: readonly (readonly (number | null)[])[]): Draw {
  const wanted = tables.filter(seats => seats.some(entry => entry !== null))
  const isBye = (seats: readonly (number | null)[]) =>
    row.seats === 2 && row.filler === 'bye' && seats.some(entry => entry === null)
  return {
    tables: wanted.filter(seats => !isBye(seats)),
    byes: wanted.filter(isBye).flatMap(seats => seats.flatMap(entry => entry ?? [])),
  }
}

function knockOutDraw(whole: Whole, round: number): Draw {
  const active = new Set(activeIn(whole, round).map(({ number }) => number))
  const slots = slotsFor(whole, round).map(slot => (slot !== undefined && active.has(slot) ? slot : undefined))
  const { tables, byes } = matchesIn(slots)
  const held = heldIn(playedRounds(whole), 2)
  return { tables: tables.map((group: Group) => fairest(group, held).seated), byes }
}

/** The bracket before this round. Who had no table and no bye had withdrawn. */
function slotsFor({ row, ...whole }: Whole, round: number): Slot[] {
  let slots = bracket(row.places ?? 0)
  for (let before = 1; before < round; before++) {
    const there = new Set(whole.pairings.filter(one => one.round === before).map(({ entry }) => entry))
    const present = slots.map(slot => (slot !== undefined && there.has(slot) ? slot : undefined))
    slots = nextSlots(present, winnerOf({ row, ...whole }, before))
  }
  return slots
}
