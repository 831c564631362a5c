// Going back: alone until another seat decides or something is revealed; further only if all seats agree.

import type { Seat } from '@arkwright/kernel'
import { restartMove, undoTurn } from '../clocks/clock.ts'
import { Fault, notNow } from '../fault.ts'
import type { Change } from '../tables/change.ts'
import { settle } from './turns.ts'

export function undo(change: Change, seat: number, to: number): void {
  const { journal } = change
  if (journal === undefined || change.row.state !== 'playing') throw notNow('nothing-to-take-back')
  const limit = journal.undoLimit(seat as Seat)
  if (to >= journal.moves.length) throw notNow('nothing-to-take-back')
  if (to < limit) {
    throw new Fault(422, 'undo-limit', undefined, {
      refusal: { rule: 'undo', code: 'undo-limit', figures: { limit, given: to } },
    })
  }
  goBack(change, 'undone', seat, to)
}

export function goBack(change: Change, kind: 'undone' | 'taken-back', seat: number, to: number): void {
  const { journal, trial, row } = change
  if (journal === undefined || to >= journal.moves.length) throw notNow('nothing-to-take-back')
  const clockBefore = change.clockState
  change.stopClock()
  trial.goBack(to)
  const { pending } = trial
  row.to_move = pending?.seat ?? null
  row.step = pending?.step ?? null
  change.asked = null
  for (const [of, { at }] of change.prepared) if (at > to) change.dropPrepared(of)
  if (kind === 'undone') change.clockState = undoTurn(change.clockState, clockBefore, seat, to)
  else if (row.to_move !== null) change.clockState = restartMove(change.clockSettings, change.clockState, row.to_move)
  change.appendPosition({ kind, seat, to, hash: trial.hash(), toMove: row.to_move, clockState: change.runClock() })
  settle(change)
}
