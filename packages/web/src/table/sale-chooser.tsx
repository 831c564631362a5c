// How much of each sale is told.
import { text } from '../messages/index.ts'
import { type SaleLength, useSettings } from '../settings.ts'

const SALES: readonly SaleLength[] = ['full', 'short', 'none']

export function SaleChooser() {
  const sales = useSettings(settings => settings.sales)
  const set = useSettings(settings => settings.set)
  const words = text.told.sales
  return (
    <label className="chooser">
      <span>{words.label}</span>
      <select value={sales} onChange={event => set({ sales: event.target.value as SaleLength })}>
        {SALES.map(one => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
