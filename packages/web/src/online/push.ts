// Web push: notices when no page is open. The browser asks for permission only after a click.
import { api } from './api.ts'

export function pushWorks(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** False: the reader declined, or the browser does not support it. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await api.call('GET /api/push/key')
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined) return false
  await api.call('PUT /api/push', {
    body: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  })
  return true
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.getSubscription()
  if (subscription === null) return
  await api.call('DELETE /api/push', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
