// Stored goods and the large warehouse: room, fixed price, places for workers — SJ III.4; WF II.2.2, II.2.8, III.5, 6.II.
import { GOODS, harbourWages, openSpaces, type State, storedOnPriceScale } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { meIn, stateOf } from '../control/stage.ts'
import { GoodIcon } from '../symbols.tsx'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { panelPresses } from './presses.ts'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.store
const QUANTITY = /^(?:produce|discard|dismiss|warehouse|sell goods)/

export function StoreBody() {
  const page = usePage()
  const draft = useDraft()
  if (draft === undefined) return null
  const state = stateOf(draft)
  const dials = page.control(draft).dials.filter(({ key }) => QUANTITY.test(key))
  const places = panelPresses(page, draft).filter(({ move }) => !['hire', 'fire', 'machine'].includes(move.kind))
  return (
    <FiguresBody className="view-store">
      <Goods state={state} seat={draft.seat} />
      {dials.map(({ key, label, options, at }) => (
        <div key={key} className="dial">
          <span>{label}</span>
          {options.slice(0, 6).map((option, place) => (
            <Press key={option.full} option={option} chosen={place === at}>
              {option.label}
            </Press>
          ))}
        </div>
      ))}
      <div className="places">
        {places.map(({ move, option }) => (
          <Press key={move.text} option={option}>
            {option.full}
          </Press>
        ))}
      </div>
      {meIn(state, draft.seat).harbour !== null && (
        <p className="soft">{words.wages({ cost: harbourWages(state, draft.seat) })}</p>
      )}
    </FiguresBody>
  )
}

function Goods({ state, seat }: { state: State; seat: number }) {
  const me = meIn(state, seat)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.good}</span>
          </th>
          {GOODS.map(good => (
            <th key={good} scope="col">
              <GoodIcon good={good} size={18} />
              <span className="unseen">{text.boardGame.goodTitle({ good })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.stored}</th>
          {GOODS.map(good => (
            <td key={good}>
              <b>{me.stored[good]}</b>
            </td>
          ))}
        </tr>
        {me.harbour !== null && (
          <tr>
            <th scope="row">{words.warehouse}</th>
            {GOODS.map(good => (
              <td key={good}>{openSpaces(state, me, good)}</td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">{words.scale}</th>
          {GOODS.map(good => (
            <td key={good}>{storedOnPriceScale(state, me, good)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.fixed}</th>
          {GOODS.map(good => (
            <td key={good}>{text.figures.money(state.rules.fixedPrice[good])}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
