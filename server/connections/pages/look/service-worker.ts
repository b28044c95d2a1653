import { botAddress } from '@talkgraph/wire/addresses'
import type { Page } from '../page-record.js'

/**
 * What keeps a page on a device that has been there: each of its parts comes over the line, and without one as it came last.
 * A page that is no longer open, or over, is kept no longer.
 */
export function serviceWorker({ entry, until }: Page, base: string): string {
  const given = {
    name: `talkgraph-page ${entry.id}`,
    start: base || '/',
    bot: botAddress('', entry.botId),
    icon: `${base}/icon.svg`,
    until: until ?? null,
  }
  return `const { name, start, bot, icon, until } = ${JSON.stringify(given).replaceAll('<', '\\u003c')}
const isKept = ({ origin, pathname }) =>
  origin === location.origin &&
  (pathname === start || pathname === bot || pathname === icon || /^\\/talkgraph[\\w.-]*\\.js$/.test(pathname) || /^\\/icons\\//.test(pathname))

addEventListener('install', event => {
  event.waitUntil(
    caches.open(name).then(cache => cache.addAll([start, bot, icon, '/talkgraph.js'])).then(() => skipWaiting()),
  )
})

addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('message', event => {
  const urls = [event.data].flat().map(url => new URL(url, location.href)).filter(isKept)
  event.waitUntil(caches.open(name).then(cache => Promise.all(urls.map(url => cache.add(url.href).catch(() => {})))))
})

addEventListener('fetch', event => {
  const { request } = event
  if (request.method === 'GET' && isKept(new URL(request.url))) event.respondWith(answer(request))
})

async function answer(request) {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(name)
  const key = pathname === start ? start : request.url
  try {
    const response = await fetch(request)
    const isOpen = !/no-store/.test(response.headers.get('cache-control') ?? '')
    if (response.status === 200 && isOpen && !response.redirected) await cache.put(key, response.clone())
    else if (pathname === start && response.type !== 'opaqueredirect') await forget()
    return response
  } catch (error) {
    const isOver = until !== null && Date.now() > until
    const known = isOver ? undefined : await cache.match(key)
    if (known) return known
    throw error
  }
}

async function forget() {
  await caches.delete(name)
  await registration.unregister()
}
`
}
