// @vitest-environment node
import { expect, test } from 'vitest'
import { readAiStream } from './read-ai-stream.js'

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

test('tells the text as it grows, and ends with the whole', async () => {
  const heard: string[] = []
  const outcome = await readAiStream(
    reply(
      'data: {"te',
      'xt":"Grüß"}\n',
      '\ndata: {"text":"Grüß Gott"}\r\n\r\nevent: done\nda',
      'ta: {"text":"Grüß Gott!"}\n\n',
    ),
    text => heard.push(text),
  )
  expect(heard).toEqual(['Grüß', 'Grüß Gott'])
  expect(outcome).toEqual({ ok: true, status: 200, body: 'Grüß Gott!' })
})

test.each([
  ['CALL_FAILED', 'CALL_FAILED'],
  ['BLOCKED_ADDRESS', 'BLOCKED_ADDRESS'],
  ['SOMETHING_NEW', 'CALL_FAILED'],
])('an error with the code %s is a failed call: %s', async (sent, code) => {
  const event = `event: error\ndata: ${JSON.stringify({ code: sent, message: 'HTTP error! status: 500' })}\n\n`
  expect(await readAiStream(reply('data: {"text":"Gr"}\n\n', event))).toEqual({
    ok: false,
    code,
    message: 'HTTP error! status: 500',
  })
})

test('a reply that breaks off is a failed call, not a short reply', async () => {
  expect(await readAiStream(reply('data: {"text":"Gr"}\n\n', 'event: done\ndata: {"te'))).toMatchObject({
    ok: false,
    code: 'CALL_FAILED',
  })
})
