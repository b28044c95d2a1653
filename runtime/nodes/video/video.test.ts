import { expect, test } from 'vitest'
import { testMedia } from '../../../tests/suites/media.js'
import { playNode } from '../../testing/index.js'
import { video } from './index.js'

testMedia(video, { file: '/a.mp4', mime: 'video/mp4' })

test('a video’s page and its picture are said as they stand, with placeholders filled', async () => {
  const data = { video: 'https://youtu.be/{film}', poster: '/{film}.webp' }
  const node = playNode(video, data, { variables: { film: 'aqz-KE-bpKQ' } })
  await node.advance(700)
  const content = {
    kind: 'video',
    src: 'https://youtu.be/aqz-KE-bpKQ',
    poster: '/aqz-KE-bpKQ.webp',
  }
  expect(node.emitted.at(-1)).toEqual({ type: 'node.say', content })
})
