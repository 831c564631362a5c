// How near a turn being composed is to the wanted one.

/** How much of the wanted turn is made; below zero if something has to be taken back. */
export function nearness(turn: readonly string[], wanted: readonly string[], spaceFollows: boolean): number {
  const near = exact(turn, wanted)
  if (near >= 0 || !spaceFollows) return near
  // The marker lies on a cheaper space, or less is paid so far: what is bought later takes it to the dearer one.
  const followed = exact(withoutSpace(turn), withoutSpace(wanted))
  return followed >= 0 ? followed - 0.1 : -1
}

function exact(turn: readonly string[], wanted: readonly string[]): number {
  const made = shared(turn, wanted)
  if (made === turn.length) return made
  const last = made === turn.length - 1 ? alike(turn[made] ?? '', wanted[made] ?? '') : 0
  return last > 0 ? made + last : -1
}

/** Where the sum is spent to the last pound, the rules go on by themselves, without "done". */
function withoutSpace(turn: readonly string[]): readonly string[] {
  return turn
    .filter(move => move !== 'done' && !move.startsWith('pay '))
    .map(move => (move.startsWith('place ') ? move.replace(/ \d$/, '') : move))
}

/** How many moves both begin with. */
function shared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((move, at) => move !== other[at])
  return differs === -1 ? one.length : differs
}

/** The share of mills that two totals ("distribution 1/0/2/2") set alike, below 1. */
function alike(one: string, other: string): number {
  const [kind, totals] = one.split(' ')
  const [otherKind, wanted] = other.split(' ')
  if (kind !== otherKind || totals?.includes('/') !== true || wanted === undefined) return 0
  const equal = totals.split('/').filter((total, mill) => total === wanted.split('/')[mill]).length
  return (equal + 0.5) / 5
}
