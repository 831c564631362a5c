// Refuses figures that are valid one by one but not together; packages/words has a sentence for each code.
import { BadFigures } from '@arkwright/kernel'
import type { Printed } from './components/printed.ts'

export type CardFigureFault = 'same-goods' | 'above-limit'

export function checkFigures(table: Printed): void {
  for (const [count, seats] of Object.entries(table.startGoods.value)) {
    for (const [seat, [first, second]] of seats.entries()) {
      if (first === second) {
        throw new BadFigures(
          'same-goods' satisfies CardFigureFault,
          ['startGoods', count, seat],
          {},
          `components.startGoods.${count}[${seat}] must name two different goods`,
        )
      }
    }
  }
  checkOrder('startShares', table.startShares.value, 'sharesMax', table.sharesMax.value)
  checkOrder('opponentShares', table.opponentShares.value, 'sharesMax', table.sharesMax.value)
  checkOrder('startShareValue', table.startShareValue.value, 'shareValueMax', table.shareValueMax.value)
  checkOrder('opponentShareValue', table.opponentShareValue.value, 'shareValueMax', table.shareValueMax.value)
  checkOrder('demandMinA', table.demandMinA.value, 'demandStartA', Math.min(...table.demandStartA.value))
  checkOrder('demandMinB', table.demandMinB.value, 'demandStartB', Math.min(...table.demandStartB.value))
}

function checkOrder(name: string, value: number, highName: string, high: number): void {
  if (value <= high) return
  const message = `components.${name} (${value}) must not exceed ${highName} (${high})`
  throw new BadFigures('above-limit' satisfies CardFigureFault, [name], { value, high }, message)
}
