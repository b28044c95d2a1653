import { mailTextKinds, noMailTexts } from '@talkgraph/wire/mail-texts'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'
import { sampleMail } from '../sample-mail.js'
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
  state: 'booked' as const,
  madeBy: 'visitor' as const,
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
  expect(await call('GET')).toEqual(noMailTexts)
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

test.each(mailTextKinds)(
  'the mail %s says the account’s own words, and says nothing of them where they are blank',
  kind => {
    const about = { to: 'ann@a.example', account: 'Acme', publicUrl: 'https://chat.example' }
    const said = sampleMail(kind, 'Bring your papers.', about).text ?? ''
    expect(said).toContain('\n\nBring your papers.\n'.slice(said.startsWith('Bring') ? 2 : 0))
    const plain = sampleMail(kind, '', about).text ?? ''
    expect(plain).not.toContain('papers')
    expect(plain).not.toMatch(/\n{3}|^\n/)
  },
)

test('mails to visitors have the words of their language around those of the account', () => {
  const about = { to: 'ann@a.example', account: 'Acme', publicUrl: 'https://chat.example' }
  const { text, subject } = sampleMail('booked', '{when}!', { ...about, language: 'de' })
  expect(subject).toContain('Ihr Termin')
  expect(text).toContain('Dienstag, 1. Dezember 2026')
})

test('a placeholder that nothing fills in is refused where it was written; a mail is shown, and sent to oneself', async () => {
  const server = await testApp()
  const call = async (method: string, path: string, body: object) =>
    server.api(method, `/v1/account/mail-texts${path}`, body)
  const refused = await call('PATCH', '', { lead: 'From {nam}' })
  expect(refused.status).toBe(400)
  const { error } = await refused.json()
  expect(error.details).toEqual([
    { path: 'lead', message: 'Nothing fills in {nam} here; {name} and {bot} can stand there.' },
  ])
  const shown = await call('POST', '/preview', { kind: 'lead', text: 'From {name}' })
  expect((await shown.json()).data.text).toContain('From Ben Sample')
  const tried = await call('POST', '/trial', { kind: 'lead', text: 'From {name}' })
  expect((await tried.json()).data).toEqual({ email: null, isSent: false })
  await server.close()
})
