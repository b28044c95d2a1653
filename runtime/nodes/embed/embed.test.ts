import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { embed } from './index.js'

const address = 'https://maps.example/embed'

async function say(data: object) {
  const node = playNode(embed, data, { variables: { place: 'Bern & Thun', scheme: 'http' } })
  await node.advance(700)
  return node
}

test('says its text, then the frame, and goes on at once', async () => {
  const node = await say({
    text: 'Here we are.',
    address,
    title: '<b>Map</b> of {place}',
    height: 300,
  })
  await node.advance(700)
  expect(node.said).toEqual(['Here we are.', { kind: 'frame', src: address }])
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: { kind: 'frame', src: address, label: 'Map of Bern & Thun', height: 300 },
  })
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [{}, { label: 'maps.example', height: 360 }],
  [{ height: 5 }, { height: 120 }],
  [{ height: '9999' }, { height: 640 }],
  [{ height: 300.4 }, { height: 300 }],
  [{ showAtOnce: true }, { atOnce: true }],
  [{ address: `${address}?q={place}` }, { src: `${address}?q=Bern%20%26%20Thun` }],
])('%j shows %j', async (data, content) => {
  const node = await say({ address, ...data })
  expect(node.emitted.at(-1)).toMatchObject({ content })
})

test.each([
  'http://maps.example/',
  '/map',
  'javascript:alert(1)',
  'data:text/html,x',
  '{scheme}://maps.example/',
  'https://',
])('does not show %j, says so and goes on', async bad => {
  const node = await say({ text: 'Go', address: bad })
  expect(node.emitted[0]).toMatchObject({ type: 'node.problem', code: 'BLOCKED_CONTENT' })
  expect(node.said).toEqual(['Go'])
  expect(node.output).toEqual({ handle: null })
})

test('passes on at once when it has nothing to show', () => {
  expect(playNode(embed, {})).toMatchObject({ emitted: [], output: { handle: null } })
})
