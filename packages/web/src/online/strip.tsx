// Above the table: the connection, requests, news.
import './strip.css'
import { useEffect } from 'react'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { Asked } from './requests.tsx'
import { useRoom } from './use-room.ts'

/** Milliseconds. Refusals stay until they are dismissed. */
const NEWS_STAYS = 12_000

/** `asked`: false where another part of the screen shows the request. */
export function Strip({ asked = true }: { asked?: boolean }) {
  const line = useRoom(room => room.line)
  const shut = useRoom(room => room.shut)
  const news = useRoom(room => room.news)
  const fault = useRoom(room => room.fault)
  const dismiss = useRoom(room => room.dismiss)
  const words = text.online.table
  useEffect(() => {
    if (news === undefined || fault !== undefined) return
    const timer = setTimeout(dismiss, NEWS_STAYS)
    return () => clearTimeout(timer)
  }, [news, fault, dismiss])
  return (
    <div className="online-strip">
      <div aria-live="assertive">
        {(!line || shut) && (
          <p className="line-lost">
            <Icon name="warn" size={16} /> {shut ? words.shut : words.lost}
          </p>
        )}
      </div>
      {asked && <Asked />}
      <div aria-live="polite">
        {(fault !== undefined || news !== undefined) && (
          <p className={fault === undefined ? 'news' : 'news refusal'}>
            {fault ?? news}
            <button type="button" className="plain" aria-label={words.dismiss} onClick={dismiss}>
              <Icon name="close" size={16} />
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
