// Which changed rules a revision has. A game asks `rules.changes`, so a stored game continues as it began — decision 0009.

/** The first revision with each changed rule; NEVER where the game does not have it. */
export type ChangedAt<Changes> = Readonly<Record<keyof Changes, number>>

export const NEVER: number = Number.POSITIVE_INFINITY

/** True: the rule as the change describes it. False: the earlier one. */
export function changesAt<Changes extends Readonly<Record<keyof Changes, boolean>>>(
  changedAt: ChangedAt<Changes>,
  revision: number,
): Changes {
  const changes: Partial<Record<keyof Changes, boolean>> = {}
  for (const change in changedAt) changes[change] = revision >= changedAt[change]
  return changes as Changes
}
