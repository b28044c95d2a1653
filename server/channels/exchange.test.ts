import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bakeryFlow } from '../testing/flows.js'
import { playChannel } from '../testing/play-channel.js'
import type { ProviderChannel } from './channel.js'
import { exchange } from './exchange.js'
import { doors } from './index.js'
import { toPieces } from './render/to-pieces.js'
import { textContent } from './said/said.js'
import { defineSettings } from './settings.js'

const settings = defineSettings(v.strictObject({ password: v.string() }), {
  password: { title: 'Password', help: 'What the other side knows.', kind: 'secret' },
})

/** A channel of words: a line that comes in is what somebody says. */
const echo = {
  // The server plays for channels that it knows.
  name: doors.program.name,
  title: 'Echo',
  playedBy: 'server',
  settings,
  capabilities: { text: { length: 40 }, media: {} },
  verify: ({ query }, { password }) => query.password === password,
  parse: ({ body }) =>
    body.split('\n').map((text, index) =>
      text === 'read'
        ? { type: 'status', of: '1', status: 'read' }
        : {
            type: 'message',
            id: String(index),
            from: { ids: ['ann'] },
            heard: { kind: 'text', text },
          },
    ),
  render: (contents, prompt, capabilities) =>
    toPieces(contents, prompt, capabilities).map(piece =>
      'text' in piece ? piece.text : piece.src,
    ),
  send: async (text, _, { outbound }) => {
    const answer = await outbound.send({
      url: 'https://echo.example',
      method: 'POST',
      headers: {},
      body: text,
    })
    return answer.ok
      ? { ok: true, id: answer.text }
      : { ok: false, code: answer.code, message: answer.message }
  },
  check: async () => ({ ok: true, name: 'Echo' }),
} satisfies ProviderChannel<{ password: string }, string>

const received = (body: string) => ({
  method: 'POST',
  url: '',
  headers: {},
  query: { password: 'x' },
  body,
})

test('a bot is played over a channel, in words that fit it', {
  timeout: 60_000,
}, async () => {
  const { sent, hear, close } = await playChannel(echo, { password: 'x' }, bakeryFlow)
  await hear(received('Hello\nAnn'))
  await hear(received('Cake'))
  expect(sent.map(({ body }) => body)).toEqual([
    'Hello there\nYour name?',
    'Ah, Ann.\nWhat would you like, Ann?',
    '1. A loaf of bread\n2. Cake',
    'Please answer with a number from the',
    'list.',
    'Sweet.\nYour address?',
  ])
  await expect(hear({ ...received('Hi'), query: {} })).rejects.toThrow('provider')
  await close()
})

test('what is no message is passed over, and an answer ends where it could not be sent', async () => {
  const bodies: unknown[] = []
  const outbound = {
    send: async ({ body }: { readonly body: unknown }) => {
      bodies.push(body)
      return { ok: false, code: 'CALL_FAILED', message: 'no' } as const
    },
    open: async () => ({ ok: false, code: 'CALL_FAILED', message: 'no' }) as const,
  }
  const long = 'one two three four five six seven eight nine ten'
  const say = async () => ({ contents: [textContent(long)], prompt: null })
  const all = await exchange(
    echo,
    { settings: { password: 'x' }, outbound },
    received('read\nHi\nHo'),
    say,
  )
  expect(bodies).toEqual([
    'one two three four five six seven eight',
    'one two three four five six seven eight',
  ])
  expect(all).toMatchObject([{ ok: false }, { ok: false }])
})
