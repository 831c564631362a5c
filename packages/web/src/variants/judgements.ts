// Reports of this browser: the latest for each variant and number of players. Older ones make room.
import type { Judgement } from '@arkwright/bots/balance'

const PREFIX = 'arkwright:judgement:'
const INDEX = 'arkwright:judgements'
const MOST = 12

const nameOf = (hash: string, players: number) => `${PREFIX}${hash}:${players}`

export function keepJudgement(hash: string, judgement: Judgement): void {
  const name = nameOf(hash, judgement.players)
  const names = [name, ...index().filter(other => other !== name)]
  for (const old of names.slice(MOST)) localStorage.removeItem(old)
  try {
    localStorage.setItem(name, JSON.stringify(judgement))
    localStorage.setItem(INDEX, JSON.stringify(names.slice(0, MOST)))
  } catch {
    // The browser's store is full. The report stays on the screen.
  }
}

export function keptJudgement(hash: string, players: number): Judgement | undefined {
  const kept = read(nameOf(hash, players)) as Judgement | null
  return kept !== null && isWhole(kept) ? kept : undefined
}

/** A report of an earlier page lacks what this one shows. */
function isWhole({ standard, variant }: Partial<Judgement>): boolean {
  return [standard, variant].every(side =>
    [side?.emergencies, side?.loans, side?.bankruptcies].every(share => typeof share === 'object'),
  )
}

function index(): readonly string[] {
  const names = read(INDEX)
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}
