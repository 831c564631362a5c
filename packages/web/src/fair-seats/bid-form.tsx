// One player's sealed bid: a field of pounds for each seat.
import '../style/forms.css'
import { text } from '../messages/fair-seats.ts'
import { Form } from '../online/form.tsx'
import { Disc } from '../shell/disc.tsx'
import styles from './bids.module.css'

interface BidFormProps {
  readonly seats: number
  readonly most: number
  readonly before?: readonly number[] | null
  seal(bids: number[]): Promise<void>
}

export function BidForm({ seats, most, before, seal }: BidFormProps) {
  const words = text.fairSeats.bids
  const numbers = Array.from({ length: seats }, (_, seat) => seat)
  return (
    <Form label={words.seal} submit={field => seal(numbers.map(seat => Number(field(`seat ${seat}`))))}>
      <div className={styles['fields']}>
        {numbers.map(seat => (
          <label key={seat} className="field">
            <span className={styles['seat']}>
              <Disc seat={seat} size={22} /> {words.field({ colour: text.seats.colours[seat] ?? '' })}
            </span>
            <input
              name={`seat ${seat}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              step={1}
              required
              defaultValue={before?.[seat] ?? 0}
            />
          </label>
        ))}
      </div>
    </Form>
  )
}
