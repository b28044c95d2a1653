import { expect, test } from 'vitest'
import { sitePlayer } from './site-video.js'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=90',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ#x',
  'https://youtu.be/aqz-KE-bpKQ?si=1',
  ' //www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  'https://www.youtube.com/live/aqz-KE-bpKQ',
])('%s is played by YouTube without its cookies', address => {
  expect(sitePlayer(address)).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0',
  )
})

test.each([
  ['https://vimeo.com/76979871', ''],
  ['https://vimeo.com/76979871?share=copy', ''],
  ['https://vimeo.com/channels/staff-picks/76979871', ''],
  ['https://player.vimeo.com/video/76979871', ''],
  ['https://player.vimeo.com/video/76979871?x=1&h=8272103f6e', '&h=8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
])('%s is played by Vimeo without tracking', (address, hash) => {
  expect(sitePlayer(address)).toBe(
    `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${hash}`,
  )
})

test.each([
  '',
  '/oven.webm',
  'https://bakery.example/oven.webm',
  'https://bakery.example/?v=https://youtu.be/aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtu.be@evil.example/aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQtoolong',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/about',
  'https://vimeo.com/76979871x',
  'javascript://youtu.be/aqz-KE-bpKQ',
  'youtu.be/aqz-KE-bpKQ',
])('%j is the page of no video there', address => {
  expect(sitePlayer(address)).toBeUndefined()
})

test('a long address is read at once', () => {
  expect(sitePlayer(`https://www.youtube.com/watch?${'&v='.repeat(50_000)}`)).toBeUndefined()
})
