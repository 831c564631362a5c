// People who play online by clicking at the same time, each in a separate browser.
import type { Page } from 'playwright-core'
import type { Person } from './online-house.ts'
import { CHOICES, clickSomething, dice, END_TURN, myMove } from './player.ts'

/** Plays a turn in a special way; returns false to fall back to the usual way. */
export type Trick = (person: Person, turn: number, roll: (sides: number) => number) => Promise<boolean>

interface Manner {
  readonly seed: number
  readonly trick?: Trick
  /** A sign on the table that the game has gone far enough to stop early. */
  readonly until?: string
}

/** This many turns use real mouse clicks; after that the same buttons are pressed by script. */
const BY_HAND = 4

/** Plays until the game is over or has gone far enough; returns the number of turns. */
export async function playOn(person: Person, { seed, trick, until }: Manner): Promise<number> {
  const roll = dice(seed)
  let turns = 0
  while (await toMove(person.page, until)) {
    if ((await trick?.(person, turns, roll)) === true) turns++
    else await (turns++ < BY_HAND ? shortTurn : quickTurn)(person.page, roll)
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

/**
 * Makes the same choices as a short turn, but by script within the page: a whole game in three browsers takes half as
 * long.
 */
async function quickTurn(page: Page, roll: (sides: number) => number): Promise<void> {
  await page.evaluate(
    async ([end, choices, seed]) => {
      for (let state = seed; ; ) {
        const done = document.querySelector<HTMLButtonElement>(end)
        if (done === null || !done.disabled) return done?.click()
        const visible = [...document.querySelectorAll<HTMLElement>(choices)].filter(one => one.checkVisibility())
        if (visible.length === 0) throw new Error('nothing can be pressed, although a person is to move')
        state = (state * 48_271) % 2_147_483_647
        visible[state % visible.length]?.click()
        await new Promise(resolve => setTimeout(resolve))
      }
    },
    [END_TURN, CHOICES, roll(1_000_000) + 1] as const,
  )
}
