// A check of a printed copy: what is asked, what is answered, where it goes on.
import {
  type AnyGame,
  answersOf,
  type Box,
  type BoxAnswer,
  type BoxGroup,
  boxOf,
  type Printing,
} from '@arkwright/kernel'
import { gameName } from '../play/names.ts'
import { newId } from '../play/new-game.ts'
import type { PrintingRecord } from '../storage/printings.ts'
import { text } from './messages/index.ts'

export type Which = PrintingRecord['which']

export interface Check {
  readonly groups: readonly BoxGroup[]
  readonly answers: ReadonlyMap<string, BoxAnswer>
  readonly done: number
  /** An estimate for what is not answered yet; 0 if everything is. */
  readonly minutesLeft: number
}

export function askedBox(game: AnyGame, edition: number | undefined, which: Which): Box {
  const named = edition !== undefined && game.box.editions.length > 0
  return boxOf(game, game.parseOptions({ players: game.players.max, ...(named && { edition }) }), which)
}

export function checkOf({ printing, which }: Pick<PrintingRecord, 'printing' | 'which'>, game: AnyGame): Check {
  const { groups } = askedBox(game, printing.edition, which)
  const answers = answersOf(printing, game)
  const open = groups.filter(({ id }) => !answers.has(id))
  return {
    groups,
    answers,
    done: groups.length - open.length,
    minutesLeft: Math.ceil(open.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
  }
}

/** In the language of the page; the owner can change all of it in the summary. */
export function newCheck(game: AnyGame, edition: number | undefined, which: Which): PrintingRecord {
  const printing: Printing = {
    game: game.id,
    ...(edition !== undefined && { edition }),
    name: text.box.usualName({ game: gameName(game.id) }),
    language: spokenLanguage(),
    source: text.box.usualSource,
    confirmed: [],
    changed: {},
    unknown: [],
  }
  return { id: newId(), printing, own: true, which, changed: Date.now() }
}

function spokenLanguage(): string {
  const { lang } = document.documentElement
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
}

/** Where a check goes on: the group it stopped at, else the first without an answer. */
export function startAt({ at }: Pick<PrintingRecord, 'at'>, { groups, answers }: Check): number {
  const stopped = groups.findIndex(({ id }) => id === at)
  if (stopped >= 0) return stopped
  return Math.max(
    groups.findIndex(({ id }) => !answers.has(id)),
    0,
  )
}
