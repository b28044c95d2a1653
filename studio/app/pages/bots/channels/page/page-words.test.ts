import { expect, test } from 'vitest'
import { addressWith, standingWords } from './page-words.js'

test('a link carries variables, however they are written, and leaves out those without a name', () => {
  const address = 'https://chat.example/c/shop'
  expect(addressWith(address, [{ name: '', value: 'x' }])).toBe(address)
  const link = addressWith(address, [
    { name: ' city ', value: 'São & Paulo' },
    { name: 'plan', value: '' },
  ])
  expect(new URL(link).searchParams.get('city')).toBe('São & Paulo')
  expect(link).toContain('plan=')
})

test('who can see a page is told in words', () => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  expect(standingWords({ settings: {} }, now)).toEqual({ tone: 'good', words: 'Open' })
  expect(standingWords({ settings: { password: { lastFour: null } } }, now).words).toBe(
    'Open with the password',
  )
  expect(standingWords({ settings: { until: '2026-05-01T00:00:00Z' } }, now).words).toMatch(/^Over since /)
  expect(standingWords({ settings: { until: '2026-07-01T00:00:00Z' } }, now).words).toMatch(/^Open until /)
})
