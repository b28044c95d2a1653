// @vitest-environment node
import { expect, test } from 'vitest'
import { readReply } from './read-reply.js'

/** A reply that arrives in these parts, wherever they break. */
function reply(...parts: string[]): Response {
  const encoder = new TextEncoder()
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(encoder.encode(part))
        controller.close()
      },
    }),
  )
}

const grown = (add: string, keep: number, html: string) =>
  `data: ${JSON.stringify({ add, keep, html })}\n\n`

test('tells the text as it grows, and ends with the whole', async () => {
  const heard: unknown[] = []
  const outcome = await readReply(
    reply(
      'data: {"ad',
      'd":"Grüß *G","keep":0,"html":"<p>Grüß G</p>"}\n',
      '\ndata: {"add":"ott*","keep":8,"html":"<em>Gott</em></p>"}\r\n\r\nevent: done\nda',
      'ta: {"text":"Grüß *Gott*"}\n\n',
    ),
    (...parts) => heard.push(parts),
  )
  expect(heard).toEqual([
    ['Grüß *G', '<p>Grüß G</p>'],
    ['Grüß *Gott*', '<p>Grüß <em>Gott</em></p>'],
  ])
  expect(outcome).toEqual({
    ok: true,
    status: 200,
    body: 'Grüß *Gott*',
    html: '<p>Grüß <em>Gott</em></p>',
  })
})

test('a reply that comes without HTML is shown as it is', async () => {
  const outcome = await readReply(reply('event: done\ndata: {"text":"Grüß"}\n\n'))
  expect(outcome).toEqual({ ok: true, status: 200, body: 'Grüß' })
})

test.each([
  ['CALL_FAILED', 'CALL_FAILED'],
  ['BLOCKED_ADDRESS', 'BLOCKED_ADDRESS'],
  ['SOMETHING_NEW', 'CALL_FAILED'],
])('an error with the code %s is a failed call: %s', async (sent, code) => {
  const event = `event: error\ndata: ${JSON.stringify({ code: sent, message: 'HTTP error! status: 500' })}\n\n`
  expect(await readReply(reply(grown('Gr', 0, '<p>Gr</p>'), event))).toEqual({
    ok: false,
    code,
    message: 'HTTP error! status: 500',
  })
})

test('a reply that breaks off is a failed call, not a short reply', async () => {
  expect(
    await readReply(reply(grown('Gr', 0, '<p>Gr</p>'), 'event: done\ndata: {"te')),
  ).toMatchObject({
    ok: false,
    code: 'CALL_FAILED',
  })
})
