// The table: everything on one screen, and nothing scrolls but the log. On a phone one part at a time.
import './table-frame.css'
import './motion.css'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { ExplainCard } from '../explain/explain-card.tsx'
import { RuleDrawer, useDrawer } from '../explain/rule-drawer.tsx'
import { later, laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { PressDesk } from '../press/press-desk.tsx'
import { Announcer } from '../shell/announcer.tsx'
import { Mishap } from '../shell/mishap.tsx'
import { Sounds } from '../shell/sounds.tsx'
import { SaleStage } from '../telling/sale-stage.tsx'
import { usePlayback } from '../telling/use-playback.ts'
import { useStill } from '../telling/use-still.ts'
import { useSaleOnStage } from '../telling/use-telling.ts'
import { Bar } from './bar.tsx'
import { ContextPanel } from './context-panel.tsx'
import { Header } from './header.tsx'
import { type Chat, LogDock } from './log-dock.tsx'
import { PhoneBody, PhoneTabs } from './phone.tsx'
import { Rail } from './rail.tsx'
import { useForm } from './use-form.ts'

const HintSlip = later(() => import('./hint-slip.tsx'))
const Flights = laterNamed(() => import('../telling/flights.tsx'), 'Flights')

interface TableFrameProps {
  /** What an online table adds to the header, over the board and to the log. */
  readonly head?: ReactNode
  readonly above?: ReactNode
  readonly side?: ReactNode
  readonly chat?: Chat
  readonly menu: ReactNode
  /** Replaces the rail: a plan has its note there. */
  readonly rail?: ReactNode
  /** Replaces the log, and the rail on a phone: a lesson has its narrator there. */
  readonly dock?: ReactNode
  /** Replaces the action bar: a replay has its transport there. */
  readonly bar?: ReactNode
}

export function TableFrame({ head, above, side, chat, menu, rail, dock, bar = <Bar /> }: TableFrameProps) {
  const page = useTable(session => session.page)
  const mySeat = useTable(session => session.mySeat)
  const isLookingBack = useTable(session => session.looking !== undefined)
  const isPhone = useForm() === 'phone'
  const drawer = useDrawer()
  const isHinted = useTable(session => session.hint !== undefined)
  const hint = isHinted && (
    <Suspense fallback={null}>
      <HintSlip />
    </Suspense>
  )
  const sale = useSaleOnStage()
  const isStill = useStill()
  const isTelling = useTable(session => session.told !== undefined)
  useNoArrivals()
  usePlayback()
  return (
    <div
      onClickCapture={drawer.catchLink}
      className="table-frame"
      data-looking={isLookingBack || undefined}
      data-seat={mySeat}
      data-game={page.game.id}
      data-docked={dock === undefined ? undefined : ''}
    >
      <a className="skip" href="#actions">
        {text.skip}
      </a>
      <Header more={head} menu={menu} />
      {rail ?? ((isPhone && dock) || <Rail />)}
      {isPhone ? (
        <>
          <PhoneBody chat={chat} />
          {hint}
        </>
      ) : (
        <main className="parts">
          <Mishap>
            <div className="left">
              <section className="sheet" data-part="lanes">
                {sale === undefined ? <page.Lanes /> : <SaleStage sale={sale} />}
              </section>
              <div data-part="strip">
                <page.Strip />
              </div>
            </div>
            <div className="right">
              <ContextPanel />
              {dock ?? <LogDock chat={chat} />}
              {hint}
            </div>
          </Mishap>
        </main>
      )}
      {bar}
      {isPhone && <PhoneTabs unheard={chat?.unheard ?? 0} />}
      <div className="above">{above}</div>
      {side}
      {isTelling && !isStill && (
        <Suspense fallback={null}>
          <Flights />
        </Suspense>
      )}
      <ExplainCard />
      <RuleDrawer drawer={drawer} />
      <Announcer />
      {dock === undefined && <PressDesk />}
      <Sounds />
    </div>
  )
}

/** Things already there when the table opens do not animate. */
function useNoArrivals(): void {
  useLayoutEffect(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }, [])
}
