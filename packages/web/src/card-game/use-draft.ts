// The turn being composed, and what the action bar offers for it.
import { useMemo } from 'react'
import type { Control } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import { useTable } from '../play/use-table.ts'
import { control } from './control.ts'

export function useDraft(): Draft | undefined {
  return useTable(session => (session.looking === undefined ? session.draft : undefined))
}

export function useControl(): Control | undefined {
  const page = useTable(session => session.page)
  const draft = useDraft()
  return useMemo(() => (draft === undefined ? undefined : control(page, draft)), [page, draft])
}
