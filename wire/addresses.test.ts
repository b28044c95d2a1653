import { expect, test } from 'vitest'
import { botAddress, stepPath } from './addresses.js'

test('a bot whose id holds a slash or a space keeps to its own part of the address', () => {
  expect(botAddress('https://chat.example', 'a/b c')).toBe(
    'https://chat.example/widget/v1/bots/a%2Fb%20c',
  )
})

test('a step has the same path in a route and in a call', () => {
  expect(stepPath(':nodeId', 'webhook')).toBe('/nodes/:nodeId/webhook')
  expect(stepPath(encodeURIComponent('a/b'), 'ai')).toBe('/nodes/a%2Fb/ai')
})
