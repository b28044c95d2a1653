import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { welcome } from './index.js'

test('says the image, then the text, each after a typing pause', async () => {
  const node = playNode(
    welcome,
    { text: 'Hello {name}', image: 'https://example.org/a.png' },
    { variables: { name: 'Ann' } },
  )
  await node.advance(700)
  expect(node.said).toEqual([{ kind: 'image', src: 'https://example.org/a.png' }])
  expect(node.output).toBeNull()
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Hello Ann')
  expect(node.output).toEqual({ handle: null })
})

test('leaves the image out when it is disabled', async () => {
  const node = playNode(welcome, {
    text: 'Hello',
    image: 'https://example.org/a.png',
    disableImage: true,
  })
  await node.advance(700)
  expect(node.said).toEqual(['Hello'])
  expect(node.output).toEqual({ handle: null })
})

test('passes on at once when it has nothing to show', () => {
  expect(playNode(welcome, {}).output).toEqual({ handle: null })
})
