import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'
import { visitorMail } from './booking-mails.js'

const entry = {
  id: 'b',
  owner: 'owner',
  botId: 'shop',
  nodeId: 'n',
  place: 'n',
  token: 'T',
  capacity: 1,
  seat: 0,
  start: 1_800_000_000_000,
  end: 1_800_003_600_000,
  ...({ state: 'booked', madeBy: 'visitor' } as const),
  busyUntil: 1_800_003_600_000,
  heldUntil: null,
  session: null,
  resourceId: null,
  resourceName: null,
  name: 'Ann {when}',
  email: 'ann@a.example',
  phone: '',
  note: '',
  zone: 'UTC',
  visitorZone: '',
  locale: 'en',
  sequence: 0,
  createdAt: 0,
  changedAt: 0,
}

test('a mail to a visitor says the account’s own words beside its own, and a name is no placeholder', async () => {
  const server = await testApp()
  const call = async (method: string, body?: object) =>
    (await (await server.api(method, '/v1/account/mail-texts', body)).json()).data.texts
  expect(await call('GET')).toEqual({ booked: '', moved: '', cancelled: '', footer: '' })
  await call('PATCH', { booked: 'Hello {name}, bring your papers.', footer: 'Smith Ltd' })
  await call('PATCH', { moved: 'Sorry!' })
  const texts = await server.store.accounts.mailTexts('owner')
  expect(texts).toMatchObject({ booked: 'Hello {name}, bring your papers.', moved: 'Sorry!' })
  const about = { title: 'Shop', publicUrl: 'https://chat.example', texts }
  const { text = '' } = visitorMail(entry, { ...about, news: 'booked' })
  expect(text).toContain('\n\nHello Ann {when}, bring your papers.\n\n')
  expect(text.endsWith('\n\nSmith Ltd\n')).toBe(true)
  expect(visitorMail(entry, { ...about, news: 'moved' }).text).toContain('Sorry!')
  expect(visitorMail(entry, { title: 'Shop', news: 'booked' }).text).not.toContain('Smith')
  await server.close()
})
