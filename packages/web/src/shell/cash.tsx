// A sum of money, with its latest gain or loss drifting away.
import { useEffect, useRef, useState } from 'react'
import { text } from '../messages/index.ts'

export function Cash({ amount }: { amount: number }) {
  const before = useRef(amount)
  const [change, show] = useState(0)
  useEffect(() => {
    show(amount - before.current)
    before.current = amount
  }, [amount])
  return (
    <b key={amount} className="holding-cash pulse">
      {text.figures.money(amount)}
      {change !== 0 && (
        // Drawn by the style sheet, so that it is not read or copied as part of the sum.
        <em
          className={change > 0 ? 'drift gain' : 'drift loss'}
          data-change={text.common.signed({ value: change })}
          aria-hidden="true"
        />
      )}
    </b>
  )
}
