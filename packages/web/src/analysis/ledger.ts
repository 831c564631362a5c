// Adds up the facts of a company by decade and good, and its share value by reason.
import { SEATS, type Seat } from '@arkwright/kernel'
import type { LedgerLine, Period, Reason, StepLine } from '../replay/story.ts'
import { periodBefore, type Tale } from '../replay/tale.ts'

export interface Entry {
  readonly seat: Seat
  readonly sold?: number
  readonly income?: number
  readonly costs?: number
}

/** `read` says what a fact enters. The entry counts for the period in which the move was made. */
export function ledgerOf(tale: Tale, read: (event: { readonly type: string }) => Entry | undefined): LedgerLine[] {
  const lines = new Map<string, { -readonly [Key in keyof LedgerLine]: LedgerLine[Key] }>()
  for (const { at, events } of tale.played.history) {
    for (const event of events) {
      const entry = read(event)
      if (entry === undefined) continue
      const period = periodBefore(tale, at)
      const key = keyOf(entry.seat, period)
      const line = lines.get(key) ?? { ...emptyLine(entry.seat, period) }
      line.sold += entry.sold ?? 0
      line.income += entry.income ?? 0
      line.costs += entry.costs ?? 0
      lines.set(key, line)
    }
  }
  return [...lines.values()].toSorted((a, b) => a.decade - b.decade || a.cycle - b.cycle || a.seat - b.seat)
}

function keyOf(seat: Seat, { decade, cycle }: Period): string {
  return `${seat} ${decade} ${cycle}`
}

function emptyLine(seat: Seat, { decade, cycle }: Period): LedgerLine {
  return { seat, decade, cycle, sold: 0, income: 0, costs: 0 }
}

export interface StepEntry {
  readonly seat: Seat
  readonly reason: Reason
  readonly by: number
}

/** In the order in which the reasons first appeared. */
export function stepsOf(tale: Tale, read: (event: { readonly type: string }) => StepEntry | undefined): StepLine[] {
  const sums = new Map<Reason, number[]>()
  for (const { events } of tale.played.history) {
    for (const event of events) {
      const entry = read(event)
      if (entry === undefined) continue
      const bySeat = sums.get(entry.reason) ?? SEATS.slice(0, tale.names.length).map(() => 0)
      bySeat[entry.seat] = (bySeat[entry.seat] ?? 0) + entry.by
      sums.set(entry.reason, bySeat)
    }
  }
  return [...sums].map(([reason, bySeat]) => ({ reason, bySeat }))
}
