import { expect, test } from 'vitest'
import { subjectLine } from './subject-line.js'

test('a subject is one line', () => {
  expect(subjectLine(' Two loaves\r\nfor  Zoë ')).toBe('Two loaves for Zoë')
})

test('a long one ends between two signs, however many letters they are made of', () => {
  const baker = '👩🏽‍🍳'
  expect(subjectLine(baker.repeat(200))).toBe(baker.repeat(200))
  expect(subjectLine(baker.repeat(201))).toBe(`${baker.repeat(199)}…`)
  expect(subjectLine('😀'.repeat(100_000))).toBe(`${'😀'.repeat(199)}…`)
})
