// The order of test files: the longest start first, so that no worker is left with a long file at the end.
// vitest knows durations only after a first run; a fresh clone has none, so they are listed here.
import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../house.mjs'

/** Files that take more than about three seconds, longest first in each group of tests. */
export const LONG_FILES: readonly string[] = [
  'packages/bots/test/card-game/bots.test.ts',
  'scripts/test/contributing-table.test.ts',
  'packages/web/test/control.test.ts',
  'packages/bots/test/trials.test.ts',
  'packages/bots/test/former-games.test.ts',
  'packages/bots/test/board-game/water-frame.test.ts',
  'packages/bots/test/board-game/turns.test.ts',
  'packages/bots/test/bots.test.ts',
  'packages/bots/test/puzzles/puzzles.test.ts',
  'packages/board-game/test/water-frame/playouts.test.ts',
  'scripts/test/fuzz.test.ts',
  'packages/cli/test/commands/tournament.test.ts',
  'scripts/test/balance.test.ts',
  'packages/board-game/test/spinning-jenny/playouts.test.ts',
  'scripts/test/learn.test.ts',
  'packages/bots/test/card-game/turns.test.ts',
  'packages/cli/test/built-command.test.ts',
  'packages/web/test/card-control.test.ts',
  'packages/card-game/test/playouts.test.ts',
  'packages/bots/test/daily/daily.test.ts',
  'packages/web/test/languages-played.test.ts',
  'packages/cli/test/print/words.test.ts',
  'packages/bots/test/uct.test.ts',
  'packages/cli/test/commands/adopt.test.ts',
  'packages/cli/test/commands/serve.test.ts',
  'packages/cli/test/outside-programs.test.ts',
  'packages/cli/test/commands/corpus.test.ts',

  'packages/server/test/trials.test.ts',
  'packages/server/test/secrets.test.ts',
  'packages/server/test/access.test.ts',
  'packages/server/test/whole-game.test.ts',
  'packages/server/test/events.test.ts',
  'packages/server/test/limits.test.ts',
  'packages/server/test/bots.test.ts',
  'packages/server/test/strangers.test.ts',
  'packages/server/test/daily.test.ts',
  'packages/server/test/examples.test.ts',
  'packages/server/test/revisions.test.ts',
  'packages/server/test/clocks.test.ts',
  'packages/server/test/schedules.test.ts',
  'packages/server/test/fuzz.test.ts',
  'packages/server/test/backup.test.ts',
  'packages/server/test/programs.test.ts',

  'packages/web/browser/online.test.ts',
  'packages/web/browser/online-people.test.ts',
  'packages/web/browser/card-game.test.ts',
  'packages/web/browser/lessons.test.ts',
  'packages/web/browser/replay.test.ts',
  'packages/web/browser/clicks.test.ts',
  'packages/web/browser/fit.test.ts',
  'packages/web/browser/panels.test.ts',
  'packages/web/browser/explain.test.ts',
  'packages/web/browser/keyboard.test.ts',
  'packages/web/browser/whole-game.test.ts',
  'packages/web/browser/words.test.ts',
  'packages/web/browser/box.test.ts',
  'packages/web/browser/online-settings.test.ts',
  'packages/web/browser/keeping.test.ts',
  'packages/web/browser/phone.test.ts',
  'packages/web/browser/water-frame.test.ts',
  'packages/web/browser/online-replay.test.ts',
  'packages/web/browser/identity.test.ts',
  'packages/web/browser/fair-seats.test.ts',
  'packages/web/browser/daily.test.ts',
  'packages/web/browser/hosts.test.ts',
  'packages/web/browser/security.test.ts',
  'packages/web/browser/online-plan.test.ts',
  'packages/web/browser/hot-seat.test.ts',
  'packages/web/browser/variants.test.ts',
  'packages/web/browser/reader.test.ts',
  'packages/web/browser/zoom.test.ts',
  'packages/web/browser/size.test.ts',
  'packages/web/browser/explorer.test.ts',
  'packages/web/browser/events.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId))
  }
}

function placeOf(file: string): number {
  const place = LONG_FILES.indexOf(relative(root, file).split(sep).join('/'))
  return place < 0 ? LONG_FILES.length : place
}
