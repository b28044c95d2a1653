import { expect, test } from 'vitest'
import { parseBot } from '../../../runtime/index.js'
import { knownIn } from './known-in.js'

test('steps and exits inside sub-flows are counted under the way to them', () => {
  const part = {
    nodes: [
      { id: 'street', type: 'message', data: { text: 'Street?' } },
      { id: 'back', type: 'return', data: {} },
    ],
    edges: [{ source: 'street', target: 'back' }],
  }
  const bot = parseBot({
    nodes: [{ id: 'home', type: 'sub-flow', data: { subFlowId: 'p', version: 1 } }],
    edges: [],
    subFlows: { 'p@1': part },
  })
  const exit = (nodeId: string) => JSON.stringify([nodeId, ''])
  expect(knownIn(parseBot(part))).toEqual(new Set(['street', 'back', exit('street')]))
  expect(knownIn(bot)).toEqual(new Set(['home', 'home/street', 'home/back', exit('home/street')]))
})
