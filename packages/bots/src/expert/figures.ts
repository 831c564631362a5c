// Writes the figures of a position one after the other into the input of a network.
export class Figures {
  values: Float64Array = new Float64Array(0)
  count = 0

  /** Begins a new list; `values` receives it. */
  begin(values: Float64Array): void {
    this.values = values
    this.count = 0
  }

  add(value: number): void {
    this.values[this.count++] = value
  }

  flag(holds: boolean): void {
    this.values[this.count++] = holds ? 1 : 0
  }

  /** One figure for each of `count` choices: 1 for the chosen one. */
  oneOf(choice: number, count: number): void {
    for (let i = 0; i < count; i++) this.values[this.count++] = i === choice ? 1 : 0
  }

  /** Figures of 0 to be changed later; returns the place of the first. */
  zeros(count: number): number {
    const first = this.count
    this.count += count
    this.values.fill(0, first, this.count)
    return first
  }

  /** One figure for each of the lowest `count` bits. */
  bits(bits: number, count: number): void {
    for (let i = 0; i < count; i++) this.values[this.count++] = (bits >> i) & 1
  }

  /** Blocks that another list has from the same place on, beginning with the one `by` further round the table. */
  turned(from: Float64Array, length: number, blocks: number, by: number): void {
    const start = this.count
    for (let place = 0; place < blocks; place++) {
      const block = start + ((place + by + blocks) % blocks) * length
      for (let i = 0; i < length; i++) this.values[this.count++] = from[block + i] ?? 0
    }
  }
}
