// A position as a row of whole numbers. The same calls write the numbers and, once for each table size, their names.

/** What a layout writes into: a row of numbers, each group under a name. */
export class Sheet {
  private readonly values: Int16Array
  private count: number
  private readonly groups: [name: string, size: number][] | undefined
  private readonly folders: string[] = []

  /** With `groups`, the names are collected too. */
  constructor(values: Int16Array, start: number, groups?: [string, number][]) {
    this.values = values
    this.count = start
    this.groups = groups
  }

  add(name: string, value: number): void {
    this.name(name, 1)
    this.values[this.count++] = value
  }

  flag(name: string, holds: boolean): void {
    this.add(name, holds ? 1 : 0)
  }

  /** Always `size` numbers; a shorter list is filled up with zeros. */
  list(name: string, values: readonly number[], size: number): void {
    this.name(name, size)
    for (let i = 0; i < size; i++) this.values[this.count++] = values[i] ?? 0
  }

  /** By seat, the observing one first. */
  bySeat(name: string, values: readonly number[], seats: number, first: number): void {
    this.name(name, seats)
    for (let place = 0; place < seats; place++) this.values[this.count++] = values[(first + place) % seats] ?? 0
  }

  /** The lowest `size` bits of a set, at most 31. */
  bits(name: string, set: number, size: number): void {
    this.name(name, size)
    for (let i = 0; i < size; i++) this.values[this.count++] = (set >> i) & 1
  }

  /** A set of seats, the observing one first. */
  seatBits(name: string, set: number, seats: number, first: number): void {
    this.name(name, seats)
    for (let place = 0; place < seats; place++) this.values[this.count++] = (set >> ((first + place) % seats)) & 1
  }

  /** 1 for the chosen one of `size`, and 0 for the others. */
  oneOf(name: string, choice: number, size: number): void {
    this.name(name, size)
    for (let i = 0; i < size; i++) this.values[this.count++] = i === choice ? 1 : 0
  }

  /** How often each of `size` things is in the list. */
  counts(name: string, things: readonly number[], size: number): void {
    this.name(name, size)
    const start = this.count
    for (let i = 0; i < size; i++) this.values[this.count++] = 0
    for (const thing of things) this.values[start + thing] = (this.values[start + thing] ?? 0) + 1
  }

  /** The place of each of `size` things in the list, from 1; 0 where it is not in the list. */
  ranks(name: string, things: readonly number[], size: number): void {
    this.name(name, size)
    const start = this.count
    for (let i = 0; i < size; i++) this.values[this.count++] = 0
    for (let i = 0; i < things.length; i++) this.values[start + (things[i] ?? 0)] = i + 1
  }

  /** Names written until `leave` are inside this folder. */
  enter(folder: string): void {
    if (this.groups !== undefined) this.folders.push(folder)
  }

  leave(): void {
    if (this.groups !== undefined) this.folders.pop()
  }

  private name(name: string, size: number): void {
    if (this.groups !== undefined) this.groups.push([[...this.folders, name].join('/'), size])
  }
}

/** How a game's view becomes a row of numbers. */
export interface Layout<V = unknown> {
  /** Writes what this seat may know. Writes as many numbers for every view of a table with the same options. */
  write(sheet: Sheet, view: V, seat: number): void
}

export type Groups = readonly (readonly [name: string, size: number])[]

/** The names and sizes of the groups, in their order. */
export function groupsOf(layout: Layout, view: unknown): Groups {
  const groups: [string, number][] = []
  layout.write(new Sheet(new Int16Array(0), 0, groups), view, 0)
  return groups
}
