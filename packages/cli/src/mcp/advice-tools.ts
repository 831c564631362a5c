// Tools that judge: whole turns with their figures, and the advice of the strongest bot.
import { LADDERS, type Ladder, type ListedTurn, listTurns } from '@arkwright/bots'
import { HINT_LEVEL } from '@arkwright/bots/levels'
import { BadInput, SEATS, seedRandom } from '@arkwright/kernel'
import { type Desk, decisionOf, knownPosition } from './desk.ts'
import { pageOf } from './pages.ts'
import type { Tool } from './tool.ts'

const TURNS_ON_A_PAGE = 10
const USUAL_SIMS = 64
const MOST_SIMS = 2000

const turns: Tool = {
  name: 'turns',
  title: 'List whole turns',
  description:
    'Sensible whole turns for the seat that decides, best first by the projection: what the company will be worth, the chance to win, and what changes line by line. All of them are legal; "play" takes their moves.',
  needs: { page: { type: 'integer', description: `From 1; ${TURNS_ON_A_PAGE} turns on a page.`, minimum: 1 } },
  readOnly: true,
  run(desk, given) {
    const { journal } = desk.game
    const { seat } = decisionOf(journal)
    const all = listTurns(ladderOf(desk).tuned, knownPosition(journal, seat), seat)
    const page = pageOf(all, given, TURNS_ON_A_PAGE)
    given.end()
    const lines = page.entries.map((turn, i) => `${page.first + i}. ${turnLine(turn)}`)
    return { text: [page.heading('turn'), ...lines].join('\n'), facts: { turns: page.entries, of: all.length } }
  },
}

const analyse: Tool = {
  name: 'analyse',
  title: 'Ask for advice',
  description: `The best three turns by the bot ${HINT_LEVEL}, which plays them on, and what every seat can expect now.`,
  needs: {
    sims: {
      type: 'integer',
      description: `How many games ahead it tries (default ${USUAL_SIMS}).`,
      minimum: 1,
      maximum: MOST_SIMS,
    },
  },
  readOnly: true,
  async run(desk, given) {
    const sims = given.integer('sims', { min: 1, max: MOST_SIMS, otherwise: USUAL_SIMS })
    given.end()
    const { known, journal } = desk.game
    const { seat } = decisionOf(journal)
    const bot = ladderOf(desk).bots[HINT_LEVEL]
    const view = known.game.view(journal.position, seat)
    await bot.prepare?.(view)
    const advice = [...(bot.advise?.(view, seat, { sims }, seedRandom(`advice ${journal.moves.length}`)) ?? [])].at(-1)
    if (advice === undefined) throw new BadInput(`${known.title} has no advice for this table`)
    const expected = SEATS.slice(0, advice.prospects.length).map((one, i) => {
      const { score = 0, winChance = 0 } = advice.prospects[i] ?? {}
      return `${known.printer.seat(one)} ${known.printer.score(Math.round(score))}, ${percent(winChance)} to win`
    })
    return {
      text: [
        `Expected now: ${expected.join('; ')}.`,
        ...advice.hints.map((hint, i) => `${i + 1}. ${turnLine(hint)}`),
      ].join('\n'),
      facts: { ...advice },
    }
  },
}

export const ADVICE_TOOLS: readonly Tool[] = [turns, analyse]

function ladderOf({ game: { known } }: Desk): Ladder {
  const ladder = LADDERS.get(known.game.id)
  if (ladder === undefined) throw new BadInput(`${known.title} has no bots, so there is nothing to judge by`)
  return ladder
}

function turnLine({ moves, score, winChance, figures, rivalsLoss }: ListedTurn): string {
  const changes = Object.entries(figures)
    .map(([name, change]) => [spaced(name), Math.round(change)] as const)
    .filter(([, change]) => change !== 0)
    .map(([name, change]) => `${name} ${signed(change)}`)
  const rival = Math.round(rivalsLoss)
  const chance = winChance === undefined ? [] : [`${percent(winChance)} to win`]
  const loss = rival === 0 ? [] : [`strongest rival ${signed(-rival)}`]
  return [
    moves.join('; '),
    `   ${[`worth £${Math.round(score)} at the end`, ...chance, ...loss].join(', ')}`,
    ...(changes.length === 0 ? [] : [`   ${changes.join(', ')}`]),
  ].join('\n')
}

/** `salesIncome` → `sales income`. */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
