// The table on a phone: tabs at the foot, one part at a time. The figures of a decision stand beside its choice.
import './phone.css'
import './phone-side.css'
import { useEffect } from 'react'
import { create } from 'zustand'
import { text } from '../messages/index.ts'
import { isOver } from '../play/over.ts'
import { useShown, useTable } from '../play/use-table.ts'
import { Icon, type IconName } from '../shell/icon.tsx'
import { Mishap } from '../shell/mishap.tsx'
import { Said } from '../shell/said.tsx'
import { tabPlace } from '../telling/places.ts'
import { SaleStage } from '../telling/sale-stage.tsx'
import { useSaleOnStage } from '../telling/use-telling.ts'
import { ContextPanel } from './context-panel.tsx'
import { type Chat, LogDock } from './log-dock.tsx'

const DECIDE = 'decide'
const LOG = 'log'

/** The open tab: body and tab bar share it. */
const useTab = create<{ tab: string; show(tab: string): void }>()(set => ({ tab: DECIDE, show: tab => set({ tab }) }))

export function PhoneBody({ chat }: { chat: Chat | undefined }) {
  const page = useTable(session => session.page)
  const state = useShown()
  const { tab, show } = useTab()
  const sale = useSaleOnStage()
  const turn = useTable(session => session.draft?.turn)
  useEffect(() => {
    if (turn !== undefined) show(DECIDE)
  }, [turn, show])
  const other = page.phoneTabs(state).find(({ key }) => key === tab)
  return (
    <main className="phone-body" data-part="decide" data-tab={tab}>
      <Mishap>
        {other !== undefined ? (
          <other.Body />
        ) : tab === LOG ? (
          <LogDock chat={chat} />
        ) : (
          <>
            {sale !== undefined ? <SaleStage sale={sale} /> : isOver(state) ? null : <page.PhoneLane />}
            <ContextPanel />
          </>
        )}
      </Mishap>
    </main>
  )
}

export function PhoneTabs({ unheard }: { unheard: number }) {
  const page = useTable(session => session.page)
  const state = useShown()
  const { tab, show } = useTab()
  const words = text.tableFrame.phone
  const tabs: readonly { key: string; label: string; icon: IconName }[] = [
    { key: DECIDE, label: words.decide, icon: 'play' },
    ...page.phoneTabs(state),
    { key: LOG, label: words.log, icon: 'read' },
  ]
  return (
    <nav className="phone-tabs" data-part="tabs" aria-label={text.table.parts}>
      {tabs.map(({ key, label, icon }) => (
        <button
          key={key}
          type="button"
          data-tab={key}
          data-place={tabPlace(key)}
          aria-pressed={key === tab}
          onClick={() => show(key)}
        >
          <Icon name={icon} size={20} />
          <span>{label}</span>
          {key === LOG && unheard > 0 && (
            <b className="unheard">
              <Said words={text.tableFrame.log.unheard({ count: unheard })} />
              <span aria-hidden="true">{unheard}</span>
            </b>
          )}
        </button>
      ))}
    </nav>
  )
}
