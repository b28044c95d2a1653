import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { file } from './index.js'

test('says its file after the typing pause and goes on', async () => {
  const node = playNode(file, { file: '/prices.pdf' })
  await node.advance(700)
  expect(node.said).toEqual([{ kind: 'file', src: '/prices.pdf' }])
  expect(node.output).toEqual({ handle: null })
})

test.each([
  ['https://example.org/files/price%20list.pdf?v=2#page', 'price list.pdf'],
  ['https://example.org/files/', 'files'],
  ['https://example.org', 'example.org'],
  ['prices.pdf', 'prices.pdf'],
  ['/100%.pdf', '100%.pdf'],
  ['?file=7', '?file=7'],
])('%j is called %j', async (address, name) => {
  const node = playNode(file, { file: address })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({ content: { kind: 'file', src: address, name } })
})

test.each([
  [
    { name: ' Prices.pdf ', size: 0 },
    { name: 'Prices.pdf', size: 0 },
  ],
  [
    { fileName: 'Prices.pdf', fileSize: '1200' },
    { name: 'Prices.pdf', size: 1200 },
  ],
  [{ name: '', size: -1 }, { name: 'a.pdf' }],
  [{ size: 'big' }, { name: 'a.pdf' }],
])('with %j it is shown with %j', async (data, shown) => {
  const node = playNode(file, { file: '/a.pdf', ...data })
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: { kind: 'file', src: '/a.pdf', ...shown },
  })
})

test.each(['javascript:alert(1)', 'data:image/png;base64,AA=='])(
  'does not show %j, says so and goes on',
  address => {
    const node = playNode(file, { file: address })
    expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BLOCKED_CONTENT' }])
    expect(node.output).toEqual({ handle: null })
  },
)

test('passes on at once without an address', () => {
  expect(playNode(file, {})).toMatchObject({ emitted: [], output: { handle: null } })
})
