import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { type Me, MeContext } from '../../../api/me.js'
import { NotificationsCard } from './notifications-card.js'

const me: Me = {
  member: { id: 'u', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'shop', name: 'Shop' },
  role: 'owner',
  accounts: [],
  isOperator: false,
  draftsFromWords: false,
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A browser that asks for leave, and what it is asked. */
function browser(permission: NotificationPermission) {
  const asked: string[] = []
  let subscription: object | null = null
  const own = {
    unsubscribe: async () => {
      subscription = null
    },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  }
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async (options: object) => {
        asked.push(JSON.stringify(options))
        subscription = own
        return own
      },
    },
  }
  vi.stubGlobal('Notification', {
    async requestPermission() {
      asked.push('leave')
      return permission
    },
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    serviceWorker: {
      ready: Promise.resolve(),
      async register(path: string) {
        asked.push(path)
        return registration
      },
      getRegistration: async () => registration,
    },
  })
  const calls: string[] = []
  let ids: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url, body].filter(Boolean).join(' '))
    if (method === 'POST') ids = ['psh_1']
    if (method === 'DELETE') ids = []
    const data =
      method === 'GET'
        ? { publicKey: 'key', subscriptions: ids.map(id => ({ id })) }
        : { id: 'psh_1' }
    return Response.json({ success: true, message: '', data })
  })
  return { asked, calls }
}

async function open() {
  const { home } = await show(
    <MeContext value={me}>
      <NotificationsCard />
    </MeContext>,
  )
  const press = (name: string) =>
    act(async () => {
      ;[...home.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
      await new Promise(resolve => setTimeout(resolve))
    })
  return { home, press }
}

test('nobody is asked for leave before they press, and off is off everywhere', async () => {
  const { asked, calls } = browser('granted')
  const { home, press } = await open()
  expect([asked, calls]).toEqual([[], []])
  expect(home.textContent).toContain('Off')
  await press('Turn on notifications')
  await vi.waitFor(() => expect(home.textContent).toContain('On in this browser'))
  expect(asked).toEqual([
    'leave',
    '/studio/push-worker.js',
    JSON.stringify({ userVisibleOnly: true, applicationServerKey: 'key' }),
  ])
  expect(calls).toContain(
    'POST /v1/account/push {"endpoint":"https://push.example/1","keys":{"p256dh":"p","auth":"a"}}',
  )
  await press('Turn off notifications')
  await vi.waitFor(() => expect(calls).toContain('DELETE /v1/account/push/psh_1'))
  await vi.waitFor(() => expect(home.textContent).toContain('Off'))
})

test('a browser that is not allowed to says what to do, and nothing is sent', async () => {
  const { calls } = browser('denied')
  const { home, press } = await open()
  await press('Turn on notifications')
  await vi.waitFor(() =>
    expect(home.textContent).toContain('Allow them where it tells about the page’s address'),
  )
  expect(calls).toEqual([])
})
