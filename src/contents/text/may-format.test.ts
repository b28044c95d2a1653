import { expect, it } from 'vitest'
import { readBot } from '../../env/load-bot.js'
import { mayFormat } from './may-format.js'

const says = (type: string, data: object) => {
  const read = readBot({ nodes: [{ id: 'a', type, data }], edges: [] })
  return 'bot' in read && mayFormat(read.bot.file)
}

it.each([
  ['message-node', { text: '<b>a</b>' }],
  ['message-node', { text: 'a&nbsp;b' }],
  ['html-node', { html: '<p>a' }],
  ['gpt-node', {}],
  ['chat-gpt', {}],
])('%s with %o is likely to be formatted', (type, data) => expect(says(type, data)).toBe(true))

it.each([
  ['message-node', { text: 'Fish & chips < steak &lt;b&gt; &#39; &quot;' }],
  ['condition', { operator: '<', value: '3' }],
  ['image', { src: 'https://a.test/?a=1&b=2' }],
])('%s with %o is not', (type, data) => expect(says(type, data)).toBe(false))

it('a bot that is no JSON is not, until a text says so', () => {
  const own: Record<string, unknown> = {}
  own.self = own
  expect(says('message-node', { own })).toBe(false)
})
