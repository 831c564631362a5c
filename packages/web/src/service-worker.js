// Stores the page for offline play. Built files are fetched once and never again, since their names change with their
// contents.
const KEPT = __KEPT__
const CACHE = 'arkwright-__VERSION__'

self.addEventListener('install', event => {
  // A new version waits until all old pages are closed: an open table still needs the files it started with.
  event.waitUntil(caches.open(CACHE).then(keepAll))
})

// A few at a time: all at once would take a whole processor from the table for half a second.
const AT_ONCE = 12
const PAUSE_MS = 20

async function keepAll(cache) {
  for (let from = 0; from < KEPT.length; from += AT_ONCE) {
    await cache.addAll(KEPT.slice(from, from + AT_ONCE))
    await new Promise(wake => setTimeout(wake, PAUSE_MS))
  }
}

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    // The newest page when online; the stored one when offline.
    event.respondWith(fetch(request).catch(() => caches.match('/')))
  } else {
    event.respondWith(caches.match(request).then(kept => kept || fetch(request)))
  }
})

// A push notification while no page is open.
self.addEventListener('push', event => {
  const { title, text, url } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body: text, icon: '/icon-192.png', tag: url, data: url }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const address = new URL(event.notification.data, location.origin)
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' })
    const there = pages.find(page => new URL(page.url).pathname === address.pathname)
    return there ? there.focus() : self.clients.openWindow(address.pathname)
  }
  event.waitUntil(open())
})
