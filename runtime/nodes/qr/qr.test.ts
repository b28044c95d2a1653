import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { qr } from './index.js'

const variables = { who: 'Ann & Bo', host: 'evil.example', net: 'Café' }

test('says its text, then the code, each after a typing pause, and goes on at once', async () => {
  const node = playNode(
    qr,
    { text: 'Here, {who}:', content: 'https://a.example/?c={who}' },
    { variables },
  )
  await node.advance(700)
  expect(node.said).toEqual(['Here, Ann & Bo:'])
  await node.advance(700)
  expect(node.said.at(-1)).toEqual({ kind: 'qr', src: 'https://a.example/?c=Ann%20%26%20Bo' })
  expect(node.output).toEqual({ handle: null })
})

test.each([
  ['WIFI:T:WPA;S:{net};P:bread;;', 'WIFI:T:WPA;S:Café;P:bread;;'],
  ['mailto:a@a.example?subject={who}', 'mailto:a@a.example?subject=Ann%20%26%20Bo'],
  [' {who} ', 'Ann & Bo'],
])('%j holds %j', async (content, src) => {
  const node = playNode(qr, { content }, { variables })
  await node.advance(700)
  expect(node.said).toEqual([{ kind: 'qr', src }])
})

test('an address that a value would lead elsewhere is not shown, and the owner learns of it', () => {
  const node = playNode(qr, { content: 'https://{host}/' }, { variables })
  expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BLOCKED_CONTENT' }])
  expect(node.output).toEqual({ handle: null })
})

test('has words for those who cannot see it, in which placeholders are filled', async () => {
  const node = playNode(qr, { content: 'x', alt: 'For {who}' }, { variables })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({
    content: { kind: 'qr', src: 'x', alt: 'For Ann & Bo' },
  })
})

test('passes on at once when it has nothing to show', () => {
  expect(playNode(qr, {})).toMatchObject({ emitted: [], output: { handle: null } })
})
