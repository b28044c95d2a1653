import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { audio } from './index.js'

test('says its audio after the typing pause and goes on', async () => {
  const node = playNode(audio, { audio: 'https://example.org/a.mp3' })
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual([{ kind: 'audio', src: 'https://example.org/a.mp3' }])
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [{ captions: ' /a.vtt ' }, '/a.vtt'],
  [{ captionsUrl: 'https://example.org/a.vtt' }, 'https://example.org/a.vtt'],
  [{ captions: ' ' }, undefined],
])('with %j it has the captions %j', async (data, captions) => {
  const node = playNode(audio, { audio: '/a.mp3', ...data })
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: { kind: 'audio', src: '/a.mp3', ...(captions && { captions }) },
  })
})

test('is shown without captions that may not be loaded', async () => {
  const node = playNode(audio, { audio: '/a.mp3', captions: 'data:text/vtt,x' })
  await node.advance(700)
  expect(node.emitted[0]).toMatchObject({
    code: 'BLOCKED_CONTENT',
    message: expect.stringContaining('captions'),
  })
  expect(node.emitted.at(-1)).toEqual({ type: 'node.say', content: { kind: 'audio', src: '/a.mp3' } })
})

test.each(['javascript:alert(1)', 'data:audio/mp3;base64,AA=='])(
  'does not play %j, says so and goes on',
  src => {
    const node = playNode(audio, { audio: src })
    expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BLOCKED_CONTENT' }])
    expect(node.output).toEqual({ handle: null })
  },
)

test('passes on at once without an address', () => {
  expect(playNode(audio, {})).toMatchObject({ emitted: [], output: { handle: null } })
})
