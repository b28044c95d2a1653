import { act, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { BotState } from '#api/records.js'
import { show, typeInto } from '../../../testing/show.js'
import { AboutForm } from './about-form.js'
import { FlowSettings } from './flow-settings.js'
import { Secrets } from './secrets.js'
import { StoredForm } from './stored-form.js'

async function card(element: ReactNode) {
  const { home, close } = await show(element)
  const field = (label: string) => {
    const name = [...home.querySelectorAll('label')].find(each =>
      each.textContent?.startsWith(label),
    )
    return name?.control instanceof HTMLInputElement ? name.control : undefined
  }
  const type = (label: string, text: string) => typeInto(field(label), text)
  const send = () => act(async () => home.querySelector('form')?.requestSubmit())
  return { home, close, field, type, send }
}

test('a wrong limit opens the section that hides it, and has the focus', async () => {
  const onChanged = () => undefined
  const { home, field, type, send } = await card(
    <FlowSettings id="bakery" version={1} flow={{ settings: {} }} onChanged={onChanged} />,
  )
  expect(home.querySelector('details')?.open).toBe(false)
  await type('At most: Mails, in all', 'many')
  await send()
  expect(home.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(field('At most: Mails, in all'))
})

test('analytics of the page are chosen by name, and sent with the names under which', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ success: true, message: '', data: { version: 2 } })
  })
  const { field, type, send } = await card(
    <FlowSettings id="bakery" version={1} flow={{ settings: {} }} onChanged={() => undefined} />,
  )
  expect(field('At the first answer')).toBeUndefined()
  await act(async () => field('Plausible')?.click())
  await type('At the first answer', 'Chat')
  await type('When the chat is opened', '')
  await send()
  expect(sent).toMatchObject([
    { settings: { analytics: { tools: ['plausible'], events: { start: 'Chat', open: '' } } } },
  ])
})

test('a field that cannot be stored has the focus, and nothing is sent', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const set = {
    collectResults: null,
    resultRetentionDays: null,
    resultWebhookUrl: null,
    leadMail: null,
    leadMailTo: null,
  }
  const { field, type, send } = await card(
    <StoredForm id="bakery" set={set} file={{}} onChanged={() => undefined} />,
  )
  await type('Webhook address', 'shop.example')
  await send()
  expect(document.activeElement).toBe(field('Webhook address'))
  await type('Days to keep them', 'many')
  await send()
  expect(document.activeElement).toBe(field('Days to keep them'))
  expect(fetched).not.toHaveBeenCalled()
})

test('what is changed and not stored is told to the page, and no longer once the form is gone', async () => {
  const changes: boolean[] = []
  const set = {
    collectResults: null,
    resultRetentionDays: null,
    resultWebhookUrl: null,
    leadMail: null,
    leadMailTo: null,
  }
  const onChanged = (isChanged: boolean) => {
    changes.push(isChanged)
  }
  const { type, close } = await card(
    <StoredForm id="bakery" set={set} file={{}} onChanged={onChanged} />,
  )
  await type('Days to keep them', '30')
  expect(changes.at(-1)).toBe(true)
  await close()
  expect(changes.at(-1)).toBe(false)
})

test('a space at the end of a name is no change', async () => {
  const changes: boolean[] = []
  const onChanged = (isChanged: boolean) => {
    changes.push(isChanged)
  }
  const bot: BotState = {
    id: 'bakery',
    title: 'Bakery',
    description: '',
    publishedVersion: null,
    newestVersion: null,
    kind: 'bot',
    createdAt: '2026-01-01T00:00:00.000Z',
    storedAt: null,
    storedBy: null,
    isDraftNewer: false,
    problems: null,
  }
  const { type } = await card(<AboutForm bot={bot} onChanged={onChanged} />)
  await type('Name', 'Bakery ')
  expect(changes.at(-1)).toBe(false)
  await type('Name', 'Bakeries')
  expect(changes.at(-1)).toBe(true)
})

test('a secret has the focus once it is shown, so that it is read out', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, message: '', data: { secret: 'between us' } }),
  )
  const { home } = await card(<Secrets id="bakery" />)
  const button = home.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.activeElement?.textContent).toBe('between us')
  })
})
