import { expect, test } from 'vitest'
import { toldExchange } from './told-exchange.js'

const request = {
  method: 'POST',
  url: 'https://crm.shop.test/leads?key=geheim&of=shop',
  headers: { 'x-key': '••••' },
  body: '{"name":"Ann"}',
}

test('what a call sent is told without the values of its query, with what came back', () => {
  expect(toldExchange({ call: { request, answer: { status: 503, text: 'Busy' } } })).toEqual({
    sent: 'POST https://crm.shop.test/leads?key=••••&of=••••\nx-key: ••••\n\n{"name":"Ann"}',
    cameBack: '503\nBusy',
  })
  expect(toldExchange({ call: { request, answer: null } })?.cameBack).toBeNull()
  expect(toldExchange(undefined)).toBeNull()
})

test('a long answer is cut', () => {
  const answer = { status: 500, text: 'x'.repeat(20_000) }
  expect(toldExchange({ call: { request, answer } })?.cameBack).toHaveLength(8002)
})
