import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { video } from './index.js'

test('says its video after the typing pause and goes on', async () => {
  const node = playNode(video, { video: 'https://example.org/a.mp4' })
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual([{ kind: 'video', src: 'https://example.org/a.mp4' }])
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [{ captions: ' /a.vtt ' }, '/a.vtt'],
  [{ captionsUrl: 'https://example.org/a.vtt' }, 'https://example.org/a.vtt'],
  [{ captions: ' ' }, undefined],
])('with %j it has the captions %j', async (data, captions) => {
  const node = playNode(video, { video: '/a.mp4', ...data })
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: { kind: 'video', src: '/a.mp4', ...(captions && { captions }) },
  })
})

test('is shown without captions that may not be loaded', async () => {
  const node = playNode(video, { video: '/a.mp4', captions: 'data:text/vtt,x' })
  await node.advance(700)
  expect(node.emitted[0]).toMatchObject({
    code: 'BLOCKED_CONTENT',
    message: expect.stringContaining('captions'),
  })
  expect(node.emitted.at(-1)).toEqual({ type: 'node.say', content: { kind: 'video', src: '/a.mp4' } })
})

test.each(['javascript:alert(1)', 'data:video/mp4;base64,AA=='])(
  'does not play %j, says so and goes on',
  src => {
    const node = playNode(video, { video: src })
    expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BLOCKED_CONTENT' }])
    expect(node.output).toEqual({ handle: null })
  },
)

test('passes on at once without an address', () => {
  expect(playNode(video, {})).toMatchObject({ emitted: [], output: { handle: null } })
})
