// The job market at a real table: demand and wage now, and after hiring.

import { text } from '../../messages/index.ts'
import { Panel } from '../../shell/panel.tsx'
import { useEntries } from './entries.ts'
import { ALL_WORKERS, costOf } from './job-market.ts'
import { MarketTable } from './market-table.tsx'
import { NumberField } from './number-field.tsx'

const words = text.library.companion
const MOST_IN_A_FACTORY = 12

export function CompanionMarket() {
  const { workers, hired, back, staff, machines } = useEntries(entries => entries.market)
  const enter = useEntries(entries => entries.enterMarket)
  const then = Math.min(ALL_WORKERS, Math.max(0, workers - hired + back))
  return (
    <Panel title={words.market} sub={words.marketSub} className="companion-market">
      <div className="companion-market-row">
        <NumberField
          label={words.workersInMarket}
          value={workers}
          max={ALL_WORKERS}
          enter={value => enter({ workers: value })}
        />
        <NumberField label={words.hire} value={hired} max={ALL_WORKERS} enter={value => enter({ hired: value })} />
        <NumberField label={words.back} value={back} max={ALL_WORKERS} enter={value => enter({ back: value })} />
      </div>
      <MarketTable
        lines={[
          { name: words.now, workers },
          { name: words.after, workers: then },
        ]}
      />
      <fieldset className="companion-market-row">
        <legend>{words.factory}</legend>
        <NumberField
          label={words.workers}
          value={staff}
          max={MOST_IN_A_FACTORY}
          enter={value => enter({ staff: value })}
        />
        <NumberField
          label={words.machines}
          value={machines}
          max={MOST_IN_A_FACTORY}
          enter={value => enter({ machines: value })}
        />
        <p>
          {words.cost({ when: 'now', cost: costOf(staff, machines, workers) })}
          <br />
          {words.cost({ when: 'other', cost: costOf(staff, machines, then) })}
        </p>
      </fieldset>
    </Panel>
  )
}
