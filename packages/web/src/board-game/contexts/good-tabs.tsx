// Chooses the good a view is about.
import type { Good } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { GoodIcon } from '../symbols.tsx'

interface GoodTabsProps {
  readonly goods: readonly Good[]
  readonly good: Good
  choose(good: Good): void
}

export function GoodTabs({ goods, good, choose }: GoodTabsProps) {
  if (goods.length < 2) return null
  return (
    <fieldset className="goods" aria-label={text.boardGame.forecast.goods}>
      {goods.map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={one === good}
          aria-label={text.boardGame.goodTitle({ good: one })}
          onClick={() => choose(one)}
        >
          <GoodIcon good={one} size={17} />
        </button>
      ))}
    </fieldset>
  )
}
