// Choosing an action: what each would do now. What is impossible stays, with its reason.
import { ACTIONS, type Action, moves, type State } from '@arkwright/card-game'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { actionDetail } from './action-effects.ts'
import { text } from './messages/index.ts'
import { PressOption } from './press-button.tsx'
import { ACTION_ICONS } from './symbols.tsx'
import { useControl, useDraft } from './use-draft.ts'

export function ActionsView() {
  const draft = useDraft()
  const control = useControl()
  if (draft === undefined || control === undefined) return null
  const state = draft.state as State
  const shown = ACTIONS.filter(action => isInPlay(state, action))
  return (
    <ul className="cg-list">
      {shown.map(action => {
        const card = control.cards.find(({ key }) => key === moves.action(action).text)
        const face = (
          <>
            <Icon name={ACTION_ICONS[action]} size={20} />
            <span>
              <b>{text.cardContexts.actions[action]}</b>
              <small>{card === undefined ? <Why state={state} action={action} /> : actionDetail(state, action)}</small>
            </span>
          </>
        )
        return (
          <li key={action}>
            {card === undefined ? (
              <span className="entry refused">{face}</span>
            ) : (
              <PressOption option={card.option} className="entry">
                {face}
              </PressOption>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function isInPlay({ rules }: State, action: Action): boolean {
  return (action !== 'extra production' && action !== 'early shipping') || rules.expert[toModule(action)]
}

function toModule(action: 'extra production' | 'early shipping'): 'extra-production' | 'early-shipping' {
  return action === 'early shipping' ? 'early-shipping' : 'extra-production'
}

function Why({ state, action }: { state: State; action: Action }) {
  const page = useTable(session => session.page)
  const refusal = page.game.refusal(state, moves.action(action))
  return refusal === undefined ? null : page.explain(refusal)
}
