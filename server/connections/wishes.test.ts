import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'

const ann = { from: '16505551234' }
const text = (body: string) => ({ type: 'text', text: { body } })
const patience = { timeout: 60_000, interval: 20 }
const stopped = 'Nothing more comes from here. Write START to begin again.'

describe.each(databases)('words about the channel in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(
      make,
      flowOf(
        ['ask-name', { questionText: 'Your name?', nameGreetResponse: 'Hello {name}.' }],
        [
          'select-option',
          { selectPrompt: 'And now?', option1: 'Go on', option2: 'Stop', answerVariable: 'then' },
        ],
        ['ask-email', { questionText: 'Where to?' }],
      ),
    )
    await shop.say(ann, text('Hi'))
    await told('Your name?')
  })
  afterEach(() => shop.close())

  const bodies = () =>
    shop.whatsapp.taken.map(each =>
      each.type === 'text'
        ? each.text.body
        : each.type === 'interactive'
          ? each.interactive.body.text
          : each.type,
    )
  const told = (...expected: readonly string[]) =>
    vi.waitFor(() => expect(bodies()).toEqual(expected), patience)
  const thread = async () => (await shop.store.threads.list({ botId: 'shop', limit: 1 }))[0]
  const messages = async () => shop.store.messages.list((await thread())?.id ?? '', { limit: 50 })
  const heard = (count: number) =>
    vi.waitFor(
      async () =>
        expect((await messages()).filter(({ who }) => who === 'visitor')).toHaveLength(count),
      patience,
    )

  test.each([
    'STOP',
    'stop.',
    'Unsubscribe',
    ' ARRET ',
    'STOPP',
    '« Arre\u0302t »',
    'ＳＴＯＰ。',
    '\u200eStopAll!',
  ])(
    '%s is no answer: it is told once how to begin again, and nothing goes out until START',
    async word => {
      await shop.say(ann, text(word))
      await told('Your name?', stopped)
      await shop.say(ann, text('Stop'))
      await shop.say(ann, text('Who are you?'))
      await heard(4)
      expect((await messages()).filter(({ who }) => who === 'note')).toHaveLength(1)
      await shop.api('POST', `/v1/desk/threads/${(await thread())?.id}/messages`, {
        message: 'Mia here.',
      })
      await vi.waitFor(
        async () =>
          expect((await messages()).at(-1)).toMatchObject({
            status: 'failed',
            statusReason: expect.stringContaining('START'),
          }),
        patience,
      )
      expect(bodies()).toEqual(['Your name?', stopped])
    },
  )

  test('START has the question asked again, and the answer after it counts', async () => {
    await shop.say(ann, text('Stop'))
    await told('Your name?', stopped)
    await shop.say(ann, text('START'))
    await told('Your name?', stopped, 'Your name?')
    await shop.say(ann, text('Ann'))
    await told('Your name?', stopped, 'Your name?', 'Hello Ann.\nAnd now?')
  })

  test('an option that is such a word is picked by it', async () => {
    await shop.say(ann, text('Ann'))
    await told('Your name?', 'Hello Ann.\nAnd now?')
    await shop.say(ann, text('stop'))
    await told('Your name?', 'Hello Ann.\nAnd now?', 'Where to?')
  })

  test('HELP is answered with the owner’s words, and start is a word like any other where nothing was stopped', async () => {
    await shop.say(ann, text('Help'))
    await told('Your name?', expect.stringContaining('Write STOP'))
    await shop.api('PATCH', `/v1/channels/${shop.channel.id}`, {
      settings: { help: 'Bakery, +49 30 123456' },
    })
    await shop.say({ from: '16505550000' }, text('Start'))
    await told('Your name?', expect.anything(), 'Your name?')
    await shop.say({ from: '16505550000' }, text('HELP'))
    await told('Your name?', expect.anything(), 'Your name?', 'Bakery, +49 30 123456')
    await shop.say({ from: '16505550000' }, text('Start'))
    await vi.waitFor(() => expect(bodies().at(-1)).toContain('Hello Start.'), patience)
  })
})
