import { expect, test } from 'vitest'
import { messageText } from './message-text.js'

test('what a bot says is HTML, what people say is not', () => {
  const message = 'Use <code>&lt;div&gt;</code> &amp; wait'
  expect(messageText(message, 'bot')).toBe('Use <div> & wait')
  for (const by of ['agent', 'user'] as const) expect(messageText(message, by)).toBe(message)
  expect(messageText('Use `<div>`', 'agent')).toBe('Use `<div>`')
})

test('what is no text is told by its kind, its name and its address', () => {
  expect(messageText({ kind: 'file', src: '/uploads/cake.pdf', name: 'cake.pdf' }, 'user')).toBe(
    'File: cake.pdf, /uploads/cake.pdf',
  )
  expect(messageText({ kind: 'image', src: 'https://shop.example/a.png' }, 'bot')).toBe(
    'Image: https://shop.example/a.png',
  )
  expect(messageText({ kind: 'html', html: '<p>Fish &amp; chips</p><p>Bye</p>' }, 'bot')).toBe(
    'Fish & chips\nBye',
  )
  expect(messageText(null, 'bot')).toBe('')
})
