import { expect, test } from 'vitest'
import type { IntegrationRequest } from '../../node/step-tools.js'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { integration } from './index.js'
import { integrationSample } from './integration.form.js'
import { integrationServer } from './integration.server.js'

const unused = () => Promise.reject(new Error('It only integrates.'))

test('has the server carry out its action with what it is given', async () => {
  const asked: IntegrationRequest[] = []
  const outcome = await integrationServer.ready?.(integrationSample).run({
    integration: async request => {
      asked.push(request)
      return { ok: true, status: 200, body: { range: 'Orders!A7:C7' } }
    },
    call: unused,
    mail: unused,
    model: unused,
    storage: unused,
    knowledge: unused,
    understand: unused,
    bookings: unused,
  })
  const { connectionId, action, input } = integrationSample
  expect(asked).toEqual([{ connectionId, action, input }])
  expect(outcome).toMatchObject({ ok: true, body: { range: 'Orders!A7:C7' } })
})

test('keeps parts of the answer and goes on without a word', async () => {
  const env = createFakeEnv({ fetch: { node: { status: 200, json: { range: 'Orders!A7:C7' } } } })
  const node = playNode(integration, integrationSample, { env })
  await node.advance(700)
  expect(node.said).toEqual([])
  expect(node.output).toEqual({ handle: null })
  expect(node.emitted).toContainEqual(
    expect.objectContaining({ type: 'node.store', set: { row: 'Orders!A7:C7' } }),
  )
})

test('leaves by error where it fails, and the owner learns at which step', async () => {
  const env = createFakeEnv({ fetch: { node: { status: 500, text: '' } } })
  const node = playNode(integration, integrationSample, { env })
  await node.advance(700)
  expect(node.output).toEqual({ handle: 'error' })
  expect(node.emitted).toContainEqual(expect.objectContaining({ type: 'node.problem' }))
})
