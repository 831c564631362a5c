// Tools to open, read, play and keep a game.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BOT_NAMES } from '@arkwright/bots'
import { BadInput, type Fields, Journal, SEATS, type Seat, shown } from '@arkwright/kernel'
import { openNamedGame, wrongSentence } from '../game-files.ts'
import { atTable, GAMES, gameNamed } from '../games.ts'
import { positionText } from '../print/printer.ts'
import { resultOf } from '../print/result.ts'
import { capital, listed } from '../print/text.ts'
import { type Desk, decisionOf, fileText, type Game } from './desk.ts'
import { pageOf } from './pages.ts'
import type { Told, Tool } from './tool.ts'

const MOVES_SHOWN = 40
const MOVES_ON_A_PAGE = 100
const MOST_MOVES = 1000
const LONGEST_SEED = 100
const FILE_NAME = /^[\w-][\w.-]{0,99}\.json$/

const newGame: Tool = {
  name: 'new_game',
  title: 'New game',
  description:
    'Starts a game and closes the one before. You play the seats in "seats" (default: seat 0); bots play the others.',
  needs: {
    game: { type: 'string', description: 'Which game.', enum: GAMES.map(({ id }) => id) },
    options: { type: 'object', description: 'Options of the game, such as {"players": 2}. Default: two players.' },
    seats: { type: 'array', items: { type: 'integer' }, description: 'The seats you play, from 0. Default: [0].' },
    bot: { type: 'string', description: 'Who plays the other seats. Default: easy.', enum: BOT_NAMES },
    seed: { type: 'string', description: 'The same seed gives the same game. Default: a random one.' },
  },
  required: ['game'],
  async run(desk, given) {
    const basic = gameNamed(String(given.raw('game')))
    const { game } = basic
    const options = game.parseOptions(given.raw('options') ?? { players: 2 })
    const bot = given.choice('bot', BOT_NAMES, 'easy')
    const own = seatsIn(given.raw('seats') ?? [0], game.seats(options))
    const seed = given.raw('seed') ?? randomUUID()
    given.end()
    if (typeof seed !== 'string' || seed === '' || seed.length > LONGEST_SEED)
      throw new BadInput(`seed must be a text of 1 to ${LONGEST_SEED} characters, not ${shown(seed)}`)
    const bots = SEATS.slice(0, game.seats(options)).map(seat => (own.includes(seat) ? undefined : bot))
    const known = atTable(basic, options)
    const facts = await desk.sit({ known, journal: new Journal(game, options, seed), bots, marks: [] })
    return positionOf(desk, facts)
  },
}

const openGame: Tool = {
  name: 'open_game',
  title: 'Open a game file',
  description: 'Opens a game file of the games folder. You play all seats.',
  needs: { file: { type: 'string', description: 'The name of the file, such as "game.json".' } },
  required: ['file'],
  async run(desk, given) {
    const path = pathIn(desk, given)
    given.end()
    const { known, file, verdict } = await openNamedGame(Readable.from([]), path)
    if (!verdict.ok) throw new BadInput(wrongSentence(verdict.wrong, verdict.journal, known))
    const { journal } = verdict
    const seats = known.game.seats(journal.options)
    const bots = Array.from({ length: seats }, () => undefined)
    await desk.sit({ known, journal, bots, marks: [], commitment: file.commitment })
    return positionOf(desk, [])
  },
}

const saveGame: Tool = {
  name: 'save_game',
  title: 'Save the game',
  description: 'Writes the game so far as a file into the games folder. A file that exists is not replaced.',
  needs: { file: { type: 'string', description: 'The name of the file, such as "game.json".' } },
  required: ['file'],
  run(desk, given) {
    const { journal } = desk.game
    const path = pathIn(desk, given)
    given.end()
    try {
      writeFileSync(path, fileText(desk.game, false), { flag: 'wx' })
    } catch (error) {
      const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      throw new BadInput(exists ? `${path} exists already: choose another name` : `${path} cannot be written`)
    }
    return { text: `Saved ${journal.moves.length} moves in ${path}.`, facts: { file: path } }
  },
}

const position: Tool = {
  name: 'position',
  title: 'Read the position',
  description: 'The whole position in words and tables, who decides about what, and the first legal moves.',
  needs: {},
  readOnly: true,
  run(desk, given) {
    given.end()
    return positionOf(desk, [])
  },
}

const legalMoves: Tool = {
  name: 'legal_moves',
  title: 'List the legal moves',
  description:
    'The legal moves of this decision in notation. A turn is several moves; "turns" lists whole ones with their figures.',
  needs: {
    page: { type: 'integer', description: `From 1; ${MOVES_ON_A_PAGE} moves on a page.`, minimum: 1 },
    starting: { type: 'string', description: 'Only moves that begin with this text, such as "hire".' },
  },
  readOnly: true,
  run(desk, given) {
    const { journal } = desk.game
    const starting = given.raw('starting') ?? ''
    if (typeof starting !== 'string') throw new BadInput(`starting must be a text, not ${shown(starting)}`)
    decisionOf(journal)
    const texts = journal.game.moves(journal.position).map(({ text }) => text)
    const fitting = texts.filter(text => text.startsWith(starting))
    const page = pageOf(fitting, given, MOVES_ON_A_PAGE)
    given.end()
    return {
      text: [page.heading('legal move'), ...page.entries].join('\n'),
      facts: { moves: page.entries, of: fitting.length },
    }
  },
}

const play: Tool = {
  name: 'play',
  title: 'Play moves',
  description:
    'Plays one move or several of your turn, all or none. Then bots play until you decide again. Returns what happened.',
  needs: { moves: { type: 'array', items: { type: 'string' }, description: 'Moves in notation, in order.' } },
  required: ['moves'],
  async run(desk, given) {
    const moves = given.raw('moves')
    given.end()
    const isList = Array.isArray(moves) && moves.every(move => typeof move === 'string')
    if (!isList || moves.length === 0 || moves.length > MOST_MOVES)
      throw new BadInput(`moves must be a list of 1 to ${MOST_MOVES} moves, not ${shown(moves)}`)
    decisionOf(desk.game.journal)
    return summaryOf(desk.game, await desk.play(moves))
  },
}

const undo: Tool = {
  name: 'undo',
  title: 'Take back',
  description: 'Takes back your last call of play, and what bots did after it. The same draws will come again.',
  needs: {},
  run(desk, given) {
    given.end()
    desk.undo()
    return summaryOf(desk.game, [])
  },
}

export const TABLE_TOOLS: readonly Tool[] = [newGame, openGame, saveGame, position, legalMoves, play, undo]

function positionOf({ game }: Desk, happened: readonly string[]): Told {
  const { text, facts } = summaryOf(game, happened)
  const { journal, known } = game
  return { text: `${text}\n\n${positionText(known.game, journal.position, known.printer)}`, ...(facts && { facts }) }
}

/** What happened, who decides, and the first legal moves. */
function summaryOf(game: Game, happened: readonly string[]): Told {
  const { known, journal } = game
  const { position } = journal
  const decision = known.game.pending(position)
  const texts = known.game.moves(position).map(({ text }) => text)
  const more = texts.length - MOVES_SHOWN
  const legal =
    decision === undefined
      ? known.game
          .standings(position)
          .map(({ seat, score }) => `${capital(known.printer.seat(seat))}: ${known.printer.score(score)}.`)
      : [
          `Legal (${texts.length}): ${texts.slice(0, MOVES_SHOWN).join('; ')}${more > 0 ? `; and ${more} more, see legal_moves` : ''}`,
        ]
  return {
    text: [
      ...happened,
      `${known.title}, ${journal.moves.length} moves, ${resultOf(known.game, position, known.printer)}.`,
      seating(game),
      ...legal,
    ].join('\n'),
    facts: {
      over: decision === undefined,
      ...(decision !== undefined && { seat: decision.seat, step: decision.step, rule: decision.rule, legal: texts }),
      ...(decision === undefined && { standings: known.game.standings(position) }),
      moves: journal.moves.length,
    },
  }
}

function seating({ bots, known }: Game): string {
  const said = (seats: readonly Seat[]): string => listed(seats.map(seat => known.printer.seat(seat)))
  const seats = SEATS.slice(0, bots.length)
  const own = seats.filter(seat => bots[seat] === undefined)
  const others = seats.filter(seat => bots[seat] !== undefined)
  const rivals = others.map(seat => `${known.printer.seat(seat)} is the bot ${bots[seat]}`)
  return `You play ${said(own)}${rivals.length === 0 ? '' : `; ${listed(rivals)}`}.`
}

function seatsIn(given: unknown, seats: number): readonly Seat[] {
  const found = SEATS.slice(0, seats).filter(seat => Array.isArray(given) && given.includes(seat))
  if (Array.isArray(given) && found.length > 0 && found.length === given.length) return found
  throw new BadInput(`seats must be a list of seats from 0 to ${seats - 1}, not ${shown(given)}`)
}

function pathIn({ folder }: Desk, given: Fields): string {
  const file = given.raw('file')
  if (typeof file === 'string' && FILE_NAME.test(file)) return join(folder, file)
  throw new BadInput(`file must be a plain name that ends in .json, not ${shown(file)}`)
}
