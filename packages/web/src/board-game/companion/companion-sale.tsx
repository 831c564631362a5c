// The sale at a real table: the entries and the result.
import { useMemo } from 'react'
import { text } from '../../messages/index.ts'
import { Disc } from '../../shell/disc.tsx'
import { numbered } from '../../shell/numbered.ts'
import { Panel } from '../../shell/panel.tsx'
import { CompanionCalls } from './companion-calls.tsx'
import { CompanionTotals } from './companion-totals.tsx'
import { useEntries } from './entries.ts'
import { NumberField } from './number-field.tsx'
import { tellSale } from './sale.ts'

const words = text.library.companion
const FIELDS = ['appeal', 'output', 'price', 'stored', 'quality'] as const
const MOST = { appeal: 30, output: 20, price: 25, stored: 20, quality: 30 } as const
const MOST_DEMAND = 20

export function CompanionSale() {
  const sale = useEntries(entries => entries.sale)
  const enter = useEntries(entries => entries.enterSale)
  const told = useMemo(() => tellSale(sale), [sale])
  return (
    <Panel title={words.sale} sub={words.saleSub} className="companion-sale">
      <div className="companion-market-row">
        <NumberField label={words.demand} value={sale.demand} max={MOST_DEMAND} enter={demand => enter({ demand })} />
        <NumberField
          label={words.importer}
          value={sale.importer}
          max={MOST.appeal}
          enter={importer => enter({ importer })}
        />
      </div>
      <Sellers />
      <p className="quiet">{words.fieldsHint}</p>
      <CompanionCalls told={told} />
      <CompanionTotals told={told} />
    </Panel>
  )
}

function Sellers() {
  const sellers = useEntries(entries => entries.sale.sellers)
  const enter = useEntries(entries => entries.enterSeller)
  return (
    <div className="sellers">
      {numbered(sellers).map(({ place, value: seller }) => {
        const name = text.seats.colours[place] ?? ''
        return (
          <fieldset key={place} className={`seller seat-edge-${place} ${seller.plays ? '' : 'idle'}`}>
            <legend>
              <label>
                <input
                  type="checkbox"
                  checked={seller.plays}
                  aria-label={words.plays({ name })}
                  onChange={event => enter(place, { plays: event.target.checked })}
                />
                <Disc seat={place} size={24} /> {name}
              </label>
            </legend>
            {FIELDS.map(field => (
              <NumberField
                key={field}
                label={words[field]}
                value={seller[field]}
                max={MOST[field]}
                disabled={!seller.plays}
                enter={value => enter(place, { [field]: value })}
              />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
