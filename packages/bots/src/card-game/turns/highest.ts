// Keeps the highest of many values.
import { at } from '../../at.ts'

export class Highest {
  private readonly values: number[] = []
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  /** The lowest of the kept values; lower than any value while there is room. */
  get least(): number {
    return this.values.length < this.most ? Number.NEGATIVE_INFINITY : at(this.values, this.most - 1)
  }

  add(value: number): void {
    const { values, most } = this
    if (value <= this.least) return
    let place = values.length
    while (place > 0 && at(values, place - 1) < value) place--
    values.splice(place, 0, value)
    if (values.length > most) values.pop()
  }
}
