import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { askUrl } from './index.js'

const data = { questionText: 'Your site?', answerVariable: 'site' }

test.each([
  'https://example.org/a?b=c#d',
  'example.org',
  ' http://www.example.org:8080/x ',
  'example.co.uk/menu',
])('records %j as typed, trimmed, and leaves 500 ms later', async typed => {
  const node = playNode(askUrl, data)
  await node.advance(700)
  expect(node.asked).toEqual({ kind: 'text', input: 'url' })
  node.answer(typed)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: typed.trim(),
    answer: { value: typed.trim(), variable: 'site' },
  })
  await node.advance(499)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  'bakery',
  'javascript:alert(1)',
  'ftp://example.org',
  'https://',
  'http://a b.org',
  'ann@example.org',
])('corrects %j after a typing pause and asks again', async typed => {
  const node = playNode(askUrl, data)
  await node.advance(700)
  node.answer(typed)
  await node.advance(699)
  expect(node.said).toEqual(['Your site?'])
  await node.advance(1)
  expect(node.said.at(-1)).toBe('Please enter a valid url')
  node.answer('example.org')
  await node.advance(500)
  expect(node.output).toEqual({ handle: null })
})

test('says its own correction, and nothing after an empty message', async () => {
  const node = playNode(askUrl, { ...data, incorrectUrlResponse: 'An address, please.' })
  await node.advance(700)
  node.answer('')
  await node.advance(700)
  expect(node.said).toEqual(['Your site?'])
  node.answer('x')
  await node.advance(700)
  expect(node.said.at(-1)).toBe('An address, please.')
})
