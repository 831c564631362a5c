// Letters come in the language I read the page in, with the dates of my calendar.
import type { Me } from '@arkwright/server/client'
import { useEffect } from 'react'
import { useSettings } from '../settings.ts'
import { api } from './api.ts'
import { nowI, useHouse } from './house.ts'

export function useLanguageKept(): void {
  const me = useHouse(house => house.me)
  const language = useSettings(settings => settings.language)
  useEffect(() => {
    if (me === undefined) return
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    // A daily window was set in its own time zone, which stays.
    const timeZone = me.window === null ? zone : me.timeZone
    if (me.language === language && me.timeZone === timeZone) return
    api.call('PATCH /api/me', { body: { language, timeZone } }).then(keep, () => {})
  }, [me, language])
}

/** Unless somebody else has signed in meanwhile. */
function keep({ me }: { me: Me }): void {
  if (useHouse.getState().me?.id === me.id) nowI(me)
}
