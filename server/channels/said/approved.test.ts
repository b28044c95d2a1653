import { expect, test } from 'vitest'
import { apart, approvedIn } from './approved.js'
import { nothingSaid, textContent } from './said.js'

const text = textContent('Hello')
const approved = { name: 'order_ready', language: 'en', values: {} }
const ready = { kind: 'text', text: '[order_ready]', html: '', approved } as const
const prompt = { kind: 'text', input: 'text' } as const

test('an approved message stands by itself, and what is asked behind what is said last', () => {
  expect(apart({ contents: [text, text, ready, ready, text], prompt })).toEqual([
    { contents: [text, text], prompt: null },
    { contents: [ready], prompt: null },
    { contents: [ready], prompt: null },
    { contents: [text], prompt },
  ])
  expect(apart({ contents: [ready], prompt })).toEqual([
    { contents: [ready], prompt: null },
    { contents: [], prompt },
  ])
  expect(apart({ contents: [ready], prompt: null })).toEqual([{ contents: [ready], prompt: null }])
})

test('all else stays together', () => {
  expect(apart({ contents: [text, text], prompt })).toEqual([{ contents: [text, text], prompt }])
  expect(apart(nothingSaid)).toEqual([nothingSaid])
  expect(approvedIn({ contents: [text] })).toBeUndefined()
  expect(approvedIn(nothingSaid)).toBeUndefined()
  expect(approvedIn({ contents: [ready] })).toBe(approved)
})
