import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import type { Content, Prompt } from '../../../runtime/index.js'
import { createOutbound } from '../../platform/outbound/index.js'
import { bakeryFlow } from '../../testing/flows.js'
import { playChannel } from '../../testing/play-channel.js'
import { startWhatsapp, whatsappNumber } from '../../testing/whatsapp/provider.js'
import { signedWebhook, webhookBody } from '../../testing/whatsapp/webhooks.js'
import { textContent } from '../said/said.js'
import { whatsapp } from './index.js'
import type { WhatsappMessage } from './whatsapp.render.js'
import type { WhatsappSettings } from './whatsapp.settings.js'

const ann = { ids: ['16505551234'] }
const hidden = { ids: ['US.13491208655302741918'] }
const text = (body: string) => ({ type: 'text', text: { body } })

async function started(settings: object = {}) {
  const provider = await startWhatsapp()
  const outbound = createOutbound({ allowHosts: [provider.host] })
  onTestFinished(async () => {
    await outbound.close()
    await provider.close()
  })
  const connectionWith = (more: object) => ({
    settings: v.parse(whatsapp.settings.schema, { ...provider.settings, ...more }),
    outbound,
  })
  return { ...provider, connection: connectionWith(settings), connectionWith }
}

test('a bot is played, options as buttons that name their step', async () => {
  const { phoneNumberId, appSecret } = whatsappNumber
  const played = await playChannel<WhatsappSettings, WhatsappMessage>(
    whatsapp,
    whatsappNumber,
    bakeryFlow,
  )
  onTestFinished(played.close)
  const says = (id: string, message: object) =>
    played.hear(
      signedWebhook(
        webhookBody(phoneNumberId, {
          messages: [{ id, from: '16505551234', timestamp: '1', ...message }],
        }),
        appSecret,
      ),
    )
  await says('1', text('Hello'))
  await says('2', text('Ann'))
  const button_reply = { id: 'o:cake', title: 'Cake' }
  await says('3', { type: 'interactive', interactive: { type: 'button_reply', button_reply } })
  const bodies = played.sent.map(({ body }) => JSON.parse(String(body)))
  expect(bodies).toMatchObject([
    { to: '16505551234', type: 'text', text: { body: '*Hello* there\nYour name?' } },
    {
      interactive: {
        type: 'button',
        body: { text: 'Ah, Ann.\nWhat would you like, Ann?' },
        action: {
          buttons: [
            { reply: { id: 'o:bread', title: 'A loaf of bread' } },
            { reply: { id: 'o:cake', title: 'Cake' } },
          ],
        },
      },
    },
    { text: { body: 'Sweet.\nYour address?' } },
  ])
})

test('a message goes to a number, and to who shows none by the id of the business', async () => {
  const { connection, taken } = await started()
  expect(await whatsapp.send(text('Hi'), ann, connection)).toEqual({ ok: true, id: 'wamid.1' })
  expect(await whatsapp.send(text('Hi'), hidden, connection)).toEqual({ ok: true, id: 'wamid.2' })
  const both = { ids: [...hidden.ids, ...ann.ids] }
  await whatsapp.send(text('Hi'), both, connection)
  // The number of before may be somebody else's today.
  await whatsapp.send(text('Hi'), { ids: ['US.2', ...hidden.ids, ...ann.ids] }, connection)
  expect(taken.pop()).toMatchObject({ recipient: 'US.2' })
  expect(taken).toMatchObject([
    { to: ann.ids[0] },
    { recipient: hidden.ids[0] },
    { to: ann.ids[0] },
  ])
})

const options = (count: number, label = 'Option') =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index + 1}`,
    label: `${label} ${index + 1}`,
  }))
const long = 'word '.repeat(1500)
const pictures = options(4).map(option => ({ ...option, src: 'https://a.example/a.png' }))
const contents: Content[] = [
  {
    kind: 'text',
    text: '<b>Bold</b> <i>italic</i> <s>gone</s> <a href="https://a.example">site</a>',
    html: '',
  },
  { kind: 'image', src: 'https://a.example/a.jpg', alt: long },
  { kind: 'image', src: 'https://a.example/a.gif', alt: 'A cat' },
  { kind: 'video', src: 'https://a.example/a.mp4' },
  { kind: 'audio', src: 'https://a.example/a.mp3' },
  { kind: 'file', src: 'https://a.example/a.pdf', name: 'Menu' },
  { kind: 'file', src: 'https://a.example/a.pdf', name: 'Large', size: 2e8 },
  { kind: 'link', src: 'https://a.example', label: 'Our shop around the corner' },
  textContent(long),
]
const calendar: Extract<Prompt, { kind: 'calendar' }> = {
  kind: 'calendar',
  today: '2026-11-21',
  showPastDates: false,
  excludeDays: [],
  excludeDates: [],
  timeZone: null,
  date: null,
  slots: [],
}
const prompts: Prompt[] = [
  { kind: 'choices', options: options(3) },
  { kind: 'choices', options: [...options(2), { id: 'twin', label: 'Option 1' }] },
  { kind: 'image-choices', options: pictures.map(each => ({ ...each, label: ' ' })) },
  { kind: 'choices', options: options(10, 'A rather long name of an option') },
  { kind: 'choices', options: options(49) },
  { kind: 'choices', options: options(50) },
  { kind: 'choices', options: options(2, 'y'.repeat(80)) },
  { kind: 'choices', options: [{ id: 'x'.repeat(300), label: 'Long id' }] },
  { kind: 'image-choices', options: pictures },
  { kind: 'checks', options: options(12) },
  { kind: 'rating', look: 'star', max: 5 },
  { kind: 'scale', from: 0, to: 10, fromLabel: 'Worst', toLabel: 'Best' },
  calendar,
  { ...calendar, date: '2026-11-24', slots: options(12).map(({ label }) => label) },
  { kind: 'location' },
  { kind: 'file', maxBytes: 5e6 },
]

test('whatever a bot says and asks is taken by WhatsApp, no limit passed', async () => {
  const { connection, taken, clock } = await started()
  for (const prompt of [null, ...prompts])
    for (const said of [contents, [textContent('Which?')], [textContent(long)], []])
      for (const page of [0, 1, 4]) {
        const shown = { page, ticks: [2, 11], step: 'a/step', base: 'https://us.example' }
        for (const message of whatsapp.render(said, prompt, whatsapp.capabilities, shown)) {
          clock.now += 60_000
          expect([message, await whatsapp.send(message, ann, connection)]).toEqual([
            message,
            { ok: true, id: expect.stringMatching(/^wamid/) },
          ])
        }
      }
  expect(new Set(taken.map(({ type }) => type))).toEqual(
    new Set(['text', 'image', 'video', 'audio', 'document', 'interactive']),
  )
})

test('rich texts keep their marks, a link alone is a button, a place is asked for', () => {
  const [words] = whatsapp.render(contents.slice(0, 1), null, whatsapp.capabilities)
  expect(words).toMatchObject({ text: { body: '*Bold* _italic_ ~gone~ site (https://a.example)' } })
  const [link] = whatsapp.render(contents.slice(7, 8), null, whatsapp.capabilities)
  expect(link).toMatchObject({
    interactive: {
      type: 'cta_url',
      action: { parameters: { display_text: 'Our shop around the…' } },
    },
  })
  const asked = whatsapp.render(
    [textContent('Where?')],
    { kind: 'location' },
    whatsapp.capabilities,
  )
  expect(asked).toMatchObject([
    { interactive: { type: 'location_request_message', action: { name: 'send_location' } } },
  ])
})

test('ticks are a list that comes again with what is ticked', () => {
  const checks = { kind: 'checks', options: options(3) } as const
  const rows = (ticks?: number[]) => {
    const [message] = whatsapp.render([textContent('Which?')], checks, whatsapp.capabilities, {
      ticks,
      step: 's',
    })
    expect(message).toMatchObject({ interactive: { type: 'list' } })
    return JSON.parse(JSON.stringify(message)).interactive.action.sections[0].rows
  }
  expect(rows()).toEqual([
    { id: 'p:0:1', title: 'Option 1' },
    { id: 'p:0:2', title: 'Option 2' },
    { id: 'p:0:4', title: 'Option 3' },
  ])
  expect(rows([1, 3])).toMatchObject([
    { title: '✓ Option 1', id: 'p:0:4' },
    { title: 'Option 2', id: 'p:0:7' },
    { title: '✓ Option 3', id: 'p:0:1' },
    { title: 'Done', id: 'd:5:s' },
  ])
})

test.each([
  [131047, undefined, 'Only an approved template'],
  [131026, undefined, 'not on WhatsApp'],
  [190, { isWithdrawn: true }, 'access token'],
  [130429, { again: 4000, grows: 2 }, 'Too many'],
  [131056, { again: 4000, grows: 4 }, 'to this person'],
  [131016, { again: 1000 }, 'Service'],
])(
  'the refusal %i says whether another try may help, and what the owner can do',
  async (code, wait, words) => {
    const { connection, refuseNext } = await started()
    refuseNext(code, 'Service unavailable')
    expect(await whatsapp.send(text('Hi'), ann, connection)).toEqual({
      ok: false,
      code: String(code),
      message: expect.stringContaining(words),
      ...wait,
    })
  },
)

test('the pair limit, the number’s rate and the window are WhatsApp’s own', async () => {
  const { connection, closeWindow, clock } = await started()
  const send = (to: string) => whatsapp.send(text('Hi'), { ids: [to] }, connection)
  for (let count = 0; count < 45; count++)
    expect(await send('16505550001')).toMatchObject({ ok: true })
  expect(await send('16505550001')).toMatchObject({ code: '131056' })
  clock.now += 6000
  expect(await send('16505550001')).toMatchObject({ ok: true })
  for (let count = 1; count < 80; count++) await send(`1650556${1000 + count}`)
  expect(await send('16505550002')).toMatchObject({ code: '130429' })
  clock.now += 1000
  closeWindow('16505550003')
  expect(await send('16505550003')).toMatchObject({ code: '131047' })
})

test('the person sees that the bot types, and that the message was read', async () => {
  const { connection, read } = await started()
  await whatsapp.typing(ann, 'wamid.9', connection)
  expect(read).toEqual(['wamid.9'])
})

test('connecting asks for the number with a proof of the secret; each refusal has its remedy', async () => {
  const { connection, connectionWith } = await started()
  expect(await whatsapp.check(connection)).toEqual({
    ok: true,
    name: 'Bakery, +1 555-078-3881',
    quality: 'High',
  })
  expect(whatsapp.phoneOf({ ids: [...hidden.ids, ...ann.ids] })).toBe('+16505551234')
  expect(whatsapp.phoneOf(hidden)).toBeUndefined()
  const remedy = async (settings: object) => {
    const checked = await whatsapp.check(connectionWith(settings))
    return checked.ok ? '' : checked.remedy
  }
  expect(await remedy({ accessToken: 'old' })).toContain('access token')
  expect(await remedy({ phoneNumberId: '123456' })).toContain('Copy the phone number id')
  expect(await remedy({ appSecret: 'other' })).toContain('app secret')
  expect(await remedy({ apiUrl: 'http://127.0.0.1:9' })).toContain('address of the API')
})

test('the app is subscribed to the number’s account', async () => {
  const { connection, received } = await started()
  expect(await whatsapp.register('https://us.example/hook', connection)).toMatchObject({ ok: true })
  expect(received.at(-1)).toMatchObject({
    method: 'POST',
    url: '/v23.0/102290129340398/subscribed_apps',
  })
})

test('a file is fetched by an address that is asked for each time, with the token, and from nobody else', async () => {
  const { connection, connectionWith, media, clock, received } = await started()
  media.set('77', { bytes: 'the bytes', type: 'image/jpeg' })
  const fetching = () =>
    whatsapp.fetchMedia({ kind: 'media', id: '77', name: 'image.jpg' }, connection)
  expect(await fetching()).toMatchObject({ ok: true, name: 'image.jpg', type: 'image/jpeg' })
  clock.now += 3_600_000
  expect(await fetching()).toMatchObject({ ok: true })
  expect(received[0]?.url).toBe('/v23.0/77?phone_number_id=106540352242922')
  expect(await whatsapp.fetchMedia({ kind: 'media', id: '78' }, connection)).toMatchObject({
    ok: false,
  })
  const wrong = connectionWith({ accessToken: 'old' })
  expect(await whatsapp.fetchMedia({ kind: 'media', id: '77' }, wrong)).toMatchObject({ ok: false })
})
