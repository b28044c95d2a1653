import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { serverTime } from '../../server/testing/server-time.js'
import { Chat } from './chat.js'
import { expectPageAccessible } from './judge-page.js'
import { apiKey, expectFitsPhone, look, startStudio } from './studio.js'
import { type Visit, visit } from './visit.js'

const outbox = mkdtempSync(join(tmpdir(), 'talkgraph-bookings-'))
let studio: Awaited<ReturnType<typeof startStudio>>
const visits: Visit[] = []

beforeAll(async () => {
  studio = await startStudio({ port: 0, mail: { folder: outbox } })
})
afterEach(async () => {
  await studio.leave()
  for (const each of visits.splice(0)) await each.close()
})
afterAll(async () => {
  await studio.close()
  rmSync(outbox, { recursive: true, force: true })
})

const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${studio.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const bot = {
  name: 'Plumber',
  nodes: [
    { id: 'mail', type: 'ask-email', data: { questionText: 'Where can we reach you?' } },
    {
      id: 'when',
      type: 'calendar',
      data: {
        calendarPrompt: 'When may we come?',
        timeZone: 'Europe/Zurich',
        weeklyHours: everyDay.map(dayName => ({
          dayName,
          slots: [{ start: '09:00', end: '11:00' }],
        })),
      },
    },
    { id: 'bye', type: 'message', data: { text: 'See you then.' } },
  ],
  edges: [
    { id: 'e1', source: 'mail', target: 'when' },
    { id: 'e2', source: 'when', target: 'bye' },
  ],
}

/** The mails that have gone out, with what their encoding breaks put together. */
const mails = () =>
  readdirSync(outbox).map(name => readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, ''))

it('an owner has a calendar book, a visitor picks a time, both get a mail, and the room has it', async () => {
  await call('PUT', '/chatbots/plumber/flow', bot)
  const { page } = await studio.open('/bots/plumber/flow')
  await page.getByRole('treeitem', { name: /When may we come/ }).click()
  const form = page.getByRole('form', { name: 'Step' })
  await expect.poll(() => form.getByLabel('Length').count()).toBe(0)
  await form.getByRole('switch', { name: 'Book the time' }).check()
  await form.getByLabel('Length').waitFor()
  await expect
    .poll(async () => JSON.stringify((await call('GET', '/chatbots/plumber/draft')).data))
    .toContain('"isOn":true')
  expect((await call('POST', '/chatbots/plumber/publish')).success).toBe(true)

  const seen = await visit(`${studio.url}/demo/bots/plumber`)
  visits.push(seen)
  const chat = new Chat(seen.page)
  await chat.launcher.click()
  await chat.hears('Where can we reach you?')
  await chat.says('ann@shop.example')
  await chat.hears('When may we come?')
  const days = chat.window.locator('button.day:not([aria-disabled])')
  await days.nth(1).click()
  await chat.window.getByRole('button', { name: /10:00\sAM - 11:00\sAM/ }).click()
  await chat.hears('See you then.')

  await expect.poll(() => mails().length).toBe(2)
  const [toVisitor = ''] = mails().filter(mail => mail.includes('To: ann@shop.example'))
  expect(toVisitor).toContain('text/calendar')
  expect(mails().some(mail => mail.includes('To: mia@shop.example'))).toBe(true)

  const { page: room } = await studio.open('/bookings?view=list')
  await room.getByRole('cell', { name: 'ann@shop.example' }).waitFor()
  await look(room, 'bookings-list')
  await expectPageAccessible(room)
  await room.getByRole('link', { name: 'Week' }).click()
  await room.getByRole('heading', { level: 3 }).first().waitFor()
  await look(room, 'bookings-week')
  await expectFitsPhone(room)
  await expectPageAccessible(room)

  // A mail may be looked at while it is still being written.
  const path = () =>
    mails().flatMap(mail =>
      mail.includes('To: ann@shop.example') ? (/\/b\/[\w-]{24}/.exec(mail)?.[0] ?? []) : [],
    )[0]
  await expect.poll(path).toBeDefined()
  const link = await visit(`${studio.url}${path()}`)
  visits.push(link)
  await link.page.getByRole('heading', { name: 'Your appointment' }).waitFor()
  await expectPageAccessible(link.page)
  await link.page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await link.page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await link.page.getByRole('status').getByText('has been cancelled').waitFor()
  expect((await call('GET', '/bookings')).data.bookings).toEqual([])
  await expect.poll(() => mails().length).toBe(4)
})

it('an owner books for somebody who has called, and moves it', async () => {
  const { page } = await studio.open('/bookings?view=list')
  await page.getByRole('button', { name: 'New appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'New appointment' })
  const tomorrow = new Date(serverTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Day').fill(tomorrow)
  await dialog.getByLabel('Time', { exact: true }).selectOption('10:00')
  await dialog.getByLabel('Name').fill('Bob Carter')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByRole('cell', { name: 'Bob Carter' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Bob Carter' })
  await row.getByRole('button', { name: /10:00 – 11:00/ }).click()
  const one = page.getByRole('dialog', { name: 'Bob Carter' })
  await one.getByRole('button', { name: 'Move' }).click()
  await one.getByLabel('Time', { exact: true }).selectOption('09:00')
  await one.getByRole('button', { name: 'Move' }).click()
  await row.getByRole('button', { name: /09:00 – 10:00/ }).waitFor()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const address = await page.getByRole('dialog').getByLabel('Address').inputValue()
  expect(await (await fetch(address)).text()).toContain('SUMMARY:Bob Carter')
})
