// The companion for people at a real table: how many goods each company sells, and the effect of hiring. Works offline.
import './library.css'
import '../board-game/companion/companion.css'
import { CompanionMarket } from '../board-game/companion/companion-market.tsx'
import { CompanionSale } from '../board-game/companion/companion-sale.tsx'
import { useEntries } from '../board-game/companion/entries.ts'
import { text } from '../messages/index.ts'
import { Masthead } from './masthead.tsx'

const words = text.library.companion

export default function CompanionScreen() {
  const reset = useEntries(entries => entries.reset)
  return (
    <div className="companion">
      <Masthead title={words.sub} />
      <main>
        <h1>{words.title}</h1>
        <CompanionSale />
        <CompanionMarket />
        <p>
          <button type="button" className="plain" onClick={reset}>
            {words.reset}
          </button>
        </p>
      </main>
    </div>
  )
}
