// The context panel: what the present decision needs, in figures. At rest it is the forecast.
import './context-panel.css'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { later } from '../later.ts'
import { text } from '../messages/index.ts'
import type { ContextView } from '../play/game-page.ts'
import { isOver } from '../play/over.ts'
import { useShown, useShownDraft, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import { Icon } from '../shell/icon.tsx'
import { useToldViews } from '../telling/told-views.ts'

/** This many tabs leave no room for the title. */
const FULL = 4
const StandingView = later(() => import('../ending/standing-view.tsx'))

export function ContextPanel() {
  const { view, views, show } = useContextViews()
  if (view === undefined) return null
  return (
    <section className="sheet context" data-part="context" aria-label={view.title}>
      <header data-full={views.length >= FULL || undefined}>
        <h2>{view.title}</h2>
        {views.length > 1 && (
          <fieldset className="tabs" aria-label={text.tableFrame.views}>
            {views.map(one => (
              <button
                key={one.key}
                type="button"
                data-view={one.key}
                aria-pressed={one === view}
                aria-label={one.tab}
                title={one.title}
                onClick={() => show(one.key)}
              >
                {one.key === 'rules' ? <Icon name="read" size={16} /> : one.tab}
              </button>
            ))}
          </fieldset>
        )}
      </header>
      <div className="body">
        <Suspense fallback={<span data-coming hidden />}>
          <view.Body key={view.key} />
        </Suspense>
      </div>
    </section>
  )
}

function standingView(): ContextView {
  const { standing: title, standingTab: tab } = text.tableFrame
  return { key: 'standing', title, tab, Body: StandingView }
}

/** A new decision opens its own view; a chosen one stays open while the decision is the same. */
function useContextViews(): { view: ContextView | undefined; views: readonly ContextView[]; show(key: string): void } {
  const page = useTable(session => session.page)
  const draft = useShownDraft()
  const language = useSettings(settings => settings.language)
  const state = useShown()
  const { before } = useToldViews()
  const views = useMemo(() => {
    void language
    return [...before, ...(isOver(state) ? [standingView()] : []), ...page.contexts(state, draft)]
  }, [page, state, draft, language, before])
  const [chosen, choose] = useState<string>()
  const first = views[0]?.key
  useEffect(() => {
    void first
    choose(undefined)
  }, [first])
  return { view: views.find(({ key }) => key === chosen) ?? views[0], views, show: choose }
}
