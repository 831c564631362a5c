// A new online table chooses among the printings and variants that the server offers for its game.
import { useCallback } from 'react'
import { text } from '../messages/fair-seats.ts'
import { api } from './api.ts'
import { useAnswer } from './use-answer.ts'

interface OfferChoiceProps {
  readonly game: string
  /** The hash; undefined: standard figures. */
  readonly chosen: string | undefined
  choose(hash: string | undefined): void
}

export function OfferChoice({ game, chosen, choose }: OfferChoiceProps) {
  const words = text.fairSeats.offers
  const { answer } = useAnswer(useCallback(() => api.call('GET /api/offers'), []))
  const offers = answer?.offers.filter(offer => offer.game === game) ?? []
  if (offers.length === 0) return null
  const reason = offers.find(({ hash }) => hash === chosen)?.variant?.reason
  return (
    <fieldset>
      <legend>{words.choose}</legend>
      <select
        value={chosen ?? ''}
        aria-label={words.choose}
        onChange={event => choose(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">{words.standard}</option>
        {offers.map(({ hash, name, variant }) => (
          <option key={hash} value={hash}>
            {variant === null ? name : `${variant.name} (${name})`}
          </option>
        ))}
      </select>
      {reason !== undefined && <p className="quiet">{reason}</p>}
    </fieldset>
  )
}
