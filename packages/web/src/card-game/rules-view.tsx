// The rules of the present decision: its sections, and what is not possible now, by reason. This view may scroll.

import './rules-view.css'
import type { State } from '@arkwright/card-game'
import { useMemo } from 'react'
import { useTable } from '../play/use-table.ts'
import { isKey } from '../shell/is-key.ts'
import { RuleLinks } from '../shell/rule-links.tsx'
import { refusalsOf } from '../shell/why-not.tsx'
import { text } from './messages/index.ts'
import { useDraft } from './use-draft.ts'
import { usePosition } from './use-position.ts'
import { prompt } from './words.ts'

const SECTIONS: Readonly<Partial<Record<State['step'], string>>> = {
  factories: 'CG-1.a.1',
  employ: 'CG-1.a.2',
  automate: 'CG-1.a.3',
  quality: 'CG-1.a.4',
  distribution: 'CG-1.a.4',
  'buy shares': 'CG-1.a.5',
  'take loans': 'CG-1.a.5',
  price: 'CG-1.b',
  develop: 'CG-1.c',
  sale: 'CG-2.a',
  ship: 'CG-2.b',
  'keep goods': 'CG-storehouses',
  'choose factory': 'CG-setup',
  'starting development': 'CG-setup',
  'starting shares': 'CG-setup',
}

const { rules: words, why } = text.cardContexts

export function RulesView() {
  const page = useTable(session => session.page)
  const draft = useDraft()
  const shown = usePosition()
  const state = draft === undefined || draft.complete ? undefined : (draft.state as State)
  const refusals = useMemo(() => (state === undefined ? [] : refusalsOf(page, state)), [page, state])
  return (
    <div className="cg-rules">
      {state !== undefined && <p>{isKey(why, state.step) ? why[state.step] : prompt(state)}</p>}
      <p>
        {text.cardGame.market.sub}. {text.cardGame.market.arrows}
      </p>
      {shown.solo !== null && (
        <p>
          {shown.solo.opponentsFirst ? text.cardGame.solo.firstThey : text.cardGame.solo.firstYou}{' '}
          {text.cardGame.solo.gridSub}. {text.cardGame.solo.walk}
        </p>
      )}
      {shown.solo === null && shown.rivals.length > 0 && <p>{text.cardGame.companies.neutralHint}</p>}
      <p>
        {words.read} <RuleLinks rules={[SECTIONS[shown.step] ?? 'CG-1']} />
      </p>
      {refusals.length > 0 && (
        <>
          <h3>{text.table.whyNot}</h3>
          <ul>
            {refusals.map(({ why, what }) => (
              <li key={why}>
                {why} <span className="quiet">{text.figures.list(what)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
