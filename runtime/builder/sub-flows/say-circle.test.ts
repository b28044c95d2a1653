import { expect, test } from 'vitest'
import { lintBot } from '../../lint/lint-bot.js'
import { sayCircleOf } from './say-circle.js'

const plays = (subFlowId: string) => ({ id: 'step', type: 'sub-flow', data: { subFlowId } })
const country = {
  name: 'Country',
  nodes: [plays('address')],
  subFlows: { address: { name: 'Address', nodes: [{ id: 'm', type: 'message' }] } },
}

test('a part that would play itself is refused with the way, whichever version lies there', () => {
  const own = { id: 'address', name: 'Address' }
  expect(sayCircleOf('country@2', country, own)).toBe(
    'A sub-flow cannot play itself: “Address” → “Country” → “Address”.',
  )
  expect(sayCircleOf('address@1', { nodes: [] }, own)).toMatch(/“Address” → “Address”/)
  expect(sayCircleOf('country@2', country, { id: 'other', name: 'Other' })).toBeUndefined()
})

test('lint tells of it at the step', () => {
  const bot = {
    id: 'address',
    name: 'Address',
    inputs: [],
    nodes: [plays('country')],
    subFlows: { country },
  }
  expect(lintBot(bot).filter(({ rule }) => rule === 'sub-flow-circle')).toMatchObject([
    { nodeId: 'step/step', message: expect.stringContaining('“Address” → “Country” → “Address”') },
  ])
})
