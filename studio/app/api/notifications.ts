import { api } from './client.js'

/** Can this browser be told of something while the studio is closed? */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const scope = '/studio/'
const keptFor = (accountId: string) => `talkgraph:notified:${accountId}`

/** Is this browser told of what happens in an account? Asks nobody for leave. */
export async function isNotified(accountId: string, signal?: AbortSignal): Promise<boolean> {
  const id = localStorage.getItem(keptFor(accountId))
  if (id === null || !canBeNotified() || !(await ownSubscription())) return false
  const { subscriptions } = await api.fetchPush({}, signal ? { signal } : {})
  return subscriptions.some(each => each.id === id)
}

/** What keeps a browser from being notified, in a sentence for who has asked for it. */
export class NotNotified extends Error {
  override readonly name = 'NotNotified'
}

/** Has this browser told. The browser asks for leave, so this follows a press. Throws `NotNotified` where it is not given. */
export async function beNotified(accountId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new NotNotified(
      'The browser shows no notifications of this page. Allow them where it tells about the page’s address, then try again.',
    )
  const { publicKey } = await api.fetchPush({})
  if (publicKey === null)
    throw new NotNotified('The server cannot notify: its secret has changed. Tell who runs it.')
  const registration = await navigator.serviceWorker.register(`${scope}push-worker.js`, { scope })
  await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await registration.pushManager
    .subscribe(options)
    .catch(async () => {
      // One that was made for other keys is in the way.
      await (await registration.pushManager.getSubscription())?.unsubscribe()
      return registration.pushManager.subscribe(options)
    })
    .catch(() => {
      throw new NotNotified('The browser’s own service for notifications cannot be reached now.')
    })
  const { endpoint = '', keys } = subscription.toJSON()
  const { id } = await api.subscribePush({
    body: { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
  localStorage.setItem(keptFor(accountId), id)
}

/** This browser is told no more of what happens in an account. */
export async function beNotifiedNoMore(accountId: string): Promise<void> {
  const subscriptionId = localStorage.getItem(keptFor(accountId))
  if (subscriptionId === null) return
  await api.unsubscribePush({ subscriptionId })
  localStorage.removeItem(keptFor(accountId))
  // Another account may still be told here.
  if (!Object.keys(localStorage).some(key => key.startsWith(keptFor(''))))
    await (await ownSubscription())?.unsubscribe()
}

/** This browser is told nothing any more, of whatever account: somebody signs out. Never rejects. */
export async function beNotifiedNowhere(): Promise<void> {
  const accounts = Object.keys(localStorage).flatMap(key =>
    key.startsWith(keptFor('')) ? key.slice(keptFor('').length) : [],
  )
  for (const accountId of accounts) await beNotifiedNoMore(accountId).catch(() => undefined)
}

const ownSubscription = async () =>
  (await navigator.serviceWorker.getRegistration(scope))?.pushManager.getSubscription()
