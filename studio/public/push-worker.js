// Shows what the server tells while the studio is closed, and opens its page when that is pressed. It keeps and fetches nothing.

self.addEventListener('push', event => {
  const { title = 'Talkgraph', body = '', path = '/' } = read(event.data)
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, data: { path } }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/'))
})

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

async function open(path) {
  const studio = new URL(self.registration.scope)
  const address = new URL(studio.pathname.replace(/\/$/, '') + path, studio.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = windows.find(({ url }) => url.startsWith(studio.href))
  if (!own) return self.clients.openWindow(address)
  await own.focus()
  // A page that no worker controls cannot be led elsewhere by one.
  return own.navigate(address).catch(() => self.clients.openWindow(address))
}
