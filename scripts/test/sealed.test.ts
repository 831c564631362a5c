import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenSeals, seal } from '../checks/sealed.ts'
import { root } from '../house.mjs'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arkwright-sealed-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const settings = { extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What looks and asks the rules is well; each of the others writes. */
const LOOKING = [
  "import { forecast, gameOf, type State, withFactory } from '@arkwright/board-game'",
  "import { cardGame, type State as CardState } from '@arkwright/card-game'",
  "import { type AnyGame, withoutChance } from '@arkwright/kernel'",
  'export function look(state: State, card: CardState, game: AnyGame): unknown[] {',
  '  const copy = withoutChance(gameOf(state), state)',
  '  copy.legal.forEach(move => gameOf(copy).play(copy, move))',
  '  const dearer = withFactory(copy, 0, 1, { price: 9 }, () => forecast(copy, 1))',
  '  return [dearer, cardGame.copy(card).players[0]?.money, game.steps]',
  '}',
]
const WRITING = [
  "import type { Factory, State } from '@arkwright/board-game'",
  "import { cardGame, type State as CardState } from '@arkwright/card-game'",
  "import type { MachineState, Move } from '@arkwright/kernel'",
  'export const faults = [',
  '  (state: State) => { state.emptySpaces = 3 },',
  '  (state: State) => { for (const player of state.players) player.cash -= 1 },',
  '  ({ price: _, ...factory }: Factory, state: State) => { state.importers[0] = factory.level },',
  '  (state: State) => state.sale.agreed.fill(0),',
  '  (state: CardState) => { cardGame.copy(state).stage = "development" },',
  '  (state: CardState) => { state.demand.push(1) },',
  '  (state: MachineState<Move>) => { state.random = null },',
  ']',
]

test('reading states and asking the rules is allowed; writing a field is found', async () => {
  writeFileSync(join(folder, 'looking.ts'), LOOKING.join('\n'))
  writeFileSync(join(folder, 'writing.ts'), WRITING.join('\n'))
  const found = await brokenSeals(folder, [{ settings: 'tsconfig.json' }])
  expect(found.filter(fault => !/^(?:.*\/)?writing\.ts\(|^ /.test(fault))).toEqual([])
  const lines = new Set(found.flatMap(fault => /writing\.ts\((\d+),/.exec(fault)?.[1] ?? []).map(Number))
  expect([...lines].toSorted((one, other) => one - other)).toEqual([5, 6, 7, 8, 9, 10, 11])
})

test('interfaces are sealed with their parameters and parents; where one is named, only that one', () => {
  const declarations = [
    'export interface Open<M extends Move> {',
    '    legal: M[];',
    '}',
    'interface Piece extends Thing {',
    '}',
  ].join('\n')
  expect(seal(declarations)).toContain('export type Open<M extends Move> = Sealed<OpenOpen<M>>;')
  expect(seal(declarations)).toContain('interface OpenPiece extends Thing {')
  expect(seal(declarations, 'Piece')).toContain('export interface Open<M extends Move> {')
  expect(() => seal(declarations, 'State')).toThrow('no interface State')
})
