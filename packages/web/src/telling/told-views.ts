// What the telling adds to the context panel: the account of a sale, and the digest.
import { createElement, Suspense, useMemo } from 'react'
import { useShallow } from 'zustand/shallow'
import { text } from '../messages/index.ts'
import type { ContextView } from '../play/game-page.ts'
import { calm } from '../play/presses.ts'
import type { Session } from '../play/session.ts'
import { useInTime } from '../play/use-in-time.ts'
import { useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import { SinceView, useDigest, useSince } from './since-view.tsx'
import { useSaleOnStage } from './use-telling.ts'

/** Views before those of the decision. The rail's button opens the digest at other times. */
export function useToldViews(): { readonly before: readonly ContextView[] } {
  const language = useSettings(settings => settings.language)
  const isSale = useSaleOnStage() !== undefined
  const isOff = useTable(session => session.telling === 'off')
  const { isTelling, isWaiting } = useInTime(useTable(useShallow(phaseOf)), calm)
  const isEmpty = useSince().length === 0
  const open = useDigest(digest => digest.open)
  return useMemo(() => {
    void language
    const account = isSale ? [accountView()] : []
    if (isOff || isEmpty) return { before: account }
    if (open === true) return { before: [sinceView(), ...account] }
    const isFirst = open ?? (isTelling || isWaiting)
    return { before: isFirst ? [...account, sinceView()] : account }
  }, [language, isSale, isTelling, isWaiting, isOff, isEmpty, open])
}

function phaseOf({ told, draft, played, page }: Session) {
  const isOver = page.game.pending(played.journal.position) === undefined
  return { isTelling: told !== undefined, isWaiting: draft === undefined && !isOver }
}

function sinceView(): ContextView {
  const { title, tab } = text.told.since
  return { key: 'since', title, tab, Body: SinceView }
}

function accountView(): ContextView {
  const { account: title, accountTab: tab } = text.told.sale
  return { key: 'account', title, tab, Body: Account }
}

function Account() {
  const page = useTable(session => session.page)
  const sale = useSaleOnStage()
  return sale === undefined
    ? null
    : createElement(Suspense, null, createElement(page.SaleAccount, { beat: sale.of, step: sale.step }))
}
