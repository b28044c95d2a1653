import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'
import { isTooDeep } from './json-depth.js'

const nested = (depth: number, inner = '1') => '['.repeat(depth) + inner + ']'.repeat(depth)

test.each([
  [nested(500), false],
  [nested(501), true],
  ['['.repeat(4_900_000), true],
  [`[${nested(300)},${nested(300)}]`, false],
  [`{"a":${nested(500)}}`, true],
  [JSON.stringify(nested(1000)), false],
  [`{"${'['.repeat(600)}\\"${'['.repeat(600)}\\\\":1}`, false],
  [`"\\\\"${nested(501)}`, true],
  ['"'.repeat(1001), false],
  ['', false],
])('a text is too deep from 501 on, signs inside texts aside (%#)', (text, is) => {
  expect(isTooDeep(text)).toBe(is)
})

test('whatever is written as JSON is not too deep', () => {
  fc.assert(fc.property(fc.json(), text => !isTooDeep(text)))
})

test('a body that is nested too deeply is refused before it is parsed', async () => {
  const server = await testApp()
  await server.bots.publish('orders', {
    nodes: [{ id: 'call', type: 'webhook', data: {} }],
    edges: [],
  })
  const step = await server.step('orders', 'call', `{"answers":{"a":${nested(501)}}}`)
  expect(await step.json()).toMatchObject({ error: { message: 'The body is nested too deeply.' } })
  const flow = await server.api('PUT', '/v1/chatbots/a/flow', '['.repeat(4_900_000))
  expect(flow.status).toBe(400)
  await server.close()
})
