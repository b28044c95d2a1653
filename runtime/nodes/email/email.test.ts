import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { emailSample } from './email.form.js'
import { email } from './index.js'

const leaving = { type: 'node.leave', handle: null }

test.each([
  { status: 200, json: { id: 'mail-1' } },
  { status: 202, text: 'queued' },
  { status: 204 },
])('goes on at once and says and stores nothing when %j comes back', async answer => {
  const env = createFakeEnv({ fetch: { node: answer } })
  const node = playNode(email, emailSample, { env, variables: { name: 'Ann' } })
  expect(node.emitted).toEqual([leaving])
  await node.advance(0)
  expect(node.emitted).toEqual([leaving])
  expect(node.output).toEqual({ handle: null })
  expect(env.calls).toEqual([
    {
      step: 'email',
      nodeId: 'node',
      values: { answers: {}, variables: { name: 'Ann' }, visitor: {}, values: { name: 'Ann' } },
    },
  ])
})

test('reports a mail that could not be sent, long after the flow has gone on', async () => {
  const env = createFakeEnv({ fetch: { node: { status: 500 } } })
  const node = playNode(email, {}, { env })
  await node.advance(0)
  expect(node.emitted).toEqual([
    leaving,
    {
      type: 'node.problem',
      code: 'CALL_FAILED',
      message: 'Email handling failed',
      detail: 'HTTP error! status: 500',
    },
  ])
  expect(node.output).toEqual({ handle: null })
})

test('keeps nothing of the mail for a browser', () => {
  expect(v.parse(email.schema, emailSample)).toEqual({})
})

test('is no answer, and holds nothing up', async () => {
  const bot = {
    nodes: [
      { id: 'e', type: 'email-node', data: emailSample },
      { id: 'm', type: 'message', data: { text: 'Sent.' } },
    ],
    edges: [{ source: 'e', target: 'm' }],
  }
  const played = await playBot(bot, { fetch: { e: { status: 200, text: 'ok' } } })
  expect(played).toMatchObject({ elapsed: 700, visited: ['e', 'm'], answers: {}, problems: [] })
  expect(await playBot(bot)).toMatchObject({
    ended: 'no-next-node',
    elapsed: 700,
    transcript: [{ by: 'bot', message: 'Sent.' }],
    problems: [
      {
        code: 'CALL_FAILED',
        nodeId: 'e',
        message: 'Email handling failed',
        detail: 'no answer is mapped for the node "e"',
      },
    ],
  })
})
