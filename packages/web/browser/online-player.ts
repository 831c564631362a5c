// People who play online by clicking at the same time, each in a separate browser.
import type { Page } from 'playwright-core'
import type { Person } from './online-house.ts'
import { clickSomething, dice, END_TURN, myMove, quickTurn } from './player.ts'

/** Plays a turn in a special way; returns false to fall back to the usual way. */
export type Trick = (person: Person, turn: number, roll: (sides: number) => number) => Promise<boolean>

interface Manner {
  readonly seed: number
  readonly trick?: Trick
  /** A sign on the table that the game has gone far enough to stop early. */
  readonly until?: string
  /** The number of the first turn, and of the one before which to stop. */
  readonly from?: number
  readonly to?: number
}

/** This many turns use real mouse clicks; after that the same buttons are pressed by script. */
const BY_HAND = 4

/** Plays until the game is over or has gone far enough; returns the number of turns, with those before. */
export async function playOn(
  person: Person,
  { seed, trick, until, from = 0, to = Number.POSITIVE_INFINITY }: Manner,
): Promise<number> {
  const roll = dice(seed)
  let turns = from
  while (turns < to && (await toMove(person.page, until))) {
    if ((await trick?.(person, turns, roll)) === true) turns++
    else await (turns++ < BY_HAND ? shortTurn(person.page, roll) : quickTurn(person.page, roll, 0))
  }
  return turns
}

async function toMove(page: Page, until: string | undefined): Promise<boolean> {
  if (until === undefined) return (await myMove(page)) === 'move'
  await page.waitForSelector(`${END_TURN}, ${until}`)
  return (await page.locator(until).count()) === 0
}

/** Makes a click or two, then ends the turn as soon as possible. One press may answer a question and end it. */
export async function shortTurn(page: Page, roll: (sides: number) => number): Promise<void> {
  for (;;) {
    if ((await page.locator(END_TURN).count()) === 0) return
    if ((await page.locator(`${END_TURN}:enabled`).count()) > 0) return page.click(END_TURN)
    await clickSomething(page, roll)
  }
}
