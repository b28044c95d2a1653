import { expect, test } from 'vitest'
import { playBot, playNode } from '../../testing/index.js'
import { askFile } from './index.js'

const data = { questionText: 'A photo?', answerVariable: 'photo' }

test.each([
  [{ name: 'cake.png', size: 1 }, 'cake.png'],
  [{ name: 'cake.png', size: 5_000_000 }, 'cake.png'],
  [{ name: 'C:\\fakepath\\my cake.png', size: 0 }, 'my cake.png'],
  [{ name: '/home/ann/cake.png', size: 12 }, 'cake.png'],
])('records the name alone of %j and leaves 500 ms later', async (file, name) => {
  const node = playNode(askFile, data)
  await node.advance(700)
  expect(node.asked).toEqual({ kind: 'file', maxBytes: 5_000_000 })
  node.answer({ file })
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: name,
    answer: { value: name, variable: 'photo' },
    picked: [name, expect.stringMatching(/^\d+$/)],
  })
  await node.advance(499)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test('keeps the address of an upload beside the name', async () => {
  const node = playNode(askFile, data)
  await node.advance(700)
  node.answer({ file: { name: 'cake.png', size: 9, url: 'https://files.example.org/1' } })
  expect(node.emitted.at(-1)).toMatchObject({
    answer: { value: 'cake.png', detail: { url: 'https://files.example.org/1' } },
  })
})

test('refuses a file of more than 5,000,000 bytes and asks again', async () => {
  const node = playNode(askFile, data)
  await node.advance(700)
  node.answer({ file: { name: 'cake.mov', size: 5_000_001 } })
  await node.advance(699)
  expect(node.said).toEqual(['A photo?'])
  await node.advance(1)
  expect(node.said.at(-1)).toBe('Please upload a file smaller than 5MB')
  expect(node.emitted.at(-1)?.type).toBe('node.ask')
  node.answer({ file: { name: 'cake.png', size: 1 } })
  await node.advance(500)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  ['cake.png'],
  [7],
  [null],
  [[]],
  [{}],
  [{ file: 'cake.png' }],
  [{ file: { name: 'cake.png' } }],
  [{ file: { name: 'cake.png', size: '12' } }],
  [{ file: { name: 'cake.png', size: -1 } }],
  [{ file: { name: 'photos/', size: 1 } }],
  [{ file: { size: 1 } }],
])('asks again, without a word, after %j', async answer => {
  const node = playNode(askFile, data)
  await node.advance(700)
  node.answer(answer)
  await node.advance(5000)
  expect(node.said).toEqual(['A photo?'])
  expect(node.asked).not.toBeNull()
  expect(node.output).toBeNull()
})

test('stores nothing of a file that was refused', async () => {
  const bot = { nodes: [{ id: 'a', type: 'ask-file-node', data }], edges: [] }
  const answers = [{ file: { name: 'big.mov', size: 6e6 } }]
  expect(await playBot(bot, { answers })).toMatchObject({
    ended: 'waiting',
    answers: {},
    elapsed: 1400,
  })
})
