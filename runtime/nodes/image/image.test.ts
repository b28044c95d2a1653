import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { image } from './index.js'

test('says its image after the typing pause and goes on', async () => {
  const node = playNode(image, { image: ' https://example.org/a.png ' })
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual([{ kind: 'image', src: 'https://example.org/a.png' }])
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [{ alt: 'A loaf for {name}' }, 'A loaf for <b>'],
  [{ altText: 'A loaf' }, 'A loaf'],
  [{ alt: ' ' }, undefined],
])('with %j it is described as %j', async (texts, alt) => {
  const node = playNode(image, { image: '/a.png', ...texts }, { variables: { name: '<b>' } })
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: { kind: 'image', src: '/a.png', ...(alt && { alt }) },
  })
})

test('takes data:image for an image', async () => {
  const node = playNode(image, { image: 'data:image/png;base64,AA==' })
  await node.advance(700)
  expect(node.said).toEqual([{ kind: 'image', src: 'data:image/png;base64,AA==' }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'file:///etc/passwd'])(
  'does not show %j, says so and goes on',
  address => {
    const node = playNode(image, { image: address })
    expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BLOCKED_CONTENT' }])
    expect(node.output).toEqual({ handle: null })
  },
)

test.each([[{}], [{ image: ' ' }], [{ image: [] }]])('passes on at once with %j', data => {
  expect(playNode(image, data)).toMatchObject({ emitted: [], output: { handle: null } })
})
