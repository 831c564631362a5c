// E-mails use the language and the time zone of this page.
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
    // A daily play window keeps the time zone it was set in.
    const timeZone = me.window === null ? zone : me.timeZone
    if (me.language === language && me.timeZone === timeZone) return
    api.call('PATCH /api/me', { body: { language, timeZone } }).then(keep, () => {})
  }, [me, language])
}

/** Unless another person has signed in meanwhile. */
function keep({ me }: { me: Me }): void {
  if (useHouse.getState().me?.id === me.id) nowI(me)
}
