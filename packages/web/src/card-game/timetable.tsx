// The timetable: decade and active good.
import './timetable.css'
import type { State } from '@arkwright/card-game'
import { OVER } from '@arkwright/kernel'
import { text } from './messages/index.ts'
import { GoodIcon } from './symbols.tsx'
import { ALL_GOODS, usePosition } from './use-position.ts'

export function Timetable() {
  const state = usePosition()
  const words = text.cardGame
  const decades = Array.from({ length: state.rules.figures.decades }, (_, before) => before + 1)
  const started = state.stage !== 'set-up'
  const label = started ? words.roundOf({ decade: state.decade, good: state.good }) : words.preparing
  return (
    <div className="cg-timetable" role="img" aria-label={label}>
      {decades.map(decade => (
        <div
          key={decade}
          className={`decade ${started && decade === state.decade ? 'now' : ''} ${started && decade < state.decade ? 'over' : ''}`}
        >
          <b>{text.boardGame.roman({ level: decade })}</b>
          {ALL_GOODS.map(good => (
            <span key={good} className={`cycle ${started ? roundClass(state, decade, good) : ''}`}>
              <GoodIcon good={good} size={17} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function roundClass(state: State, decade: number, good: number): string {
  if (state.step === OVER) return 'past'
  if (decade === state.decade && good === state.good) return 'active'
  return decade < state.decade || (decade === state.decade && good < state.good) ? 'past' : ''
}
