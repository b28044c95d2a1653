import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { message } from './index.js'

test('says its text after the typing pause and goes on', async () => {
  const node = playNode(message, { text: 'We open at seven.' })
  expect(node.emitted).toEqual([{ type: 'node.typing' }])
  await node.advance(700)
  expect(node.said).toEqual(['We open at seven.'])
  expect(node.output).toEqual({ handle: null })
})

test('inserts a value as text: escaped where HTML is drawn, as it is in the record', async () => {
  const node = playNode(
    message,
    { text: '<b>{who}</b>' },
    { variables: { who: '<img src=x> & {who}' } },
  )
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: {
      kind: 'text',
      text: '<b><img src=x> & {who}</b>',
      html: '<b>&lt;img src=x&gt; &amp; {who}</b>',
    },
  })
})

test('gives no bubble for an empty text', () => {
  expect(playNode(message, { text: '  ' })).toMatchObject({ said: [], output: { handle: null } })
})
