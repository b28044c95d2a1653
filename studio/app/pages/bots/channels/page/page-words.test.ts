import { expect, test } from 'vitest'
import { addressWith, domainWords, standingWords } from './page-words.js'

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
  expect(standingWords({ settings: { until: '2026-05-01T00:00:00Z' } }, now).words).toMatch(
    /^Over since /,
  )
  expect(standingWords({ settings: { until: '2026-07-01T00:00:00Z' } }, now).words).toMatch(
    /^Open until /,
  )
})

test('how a domain stands is told with what is to be done', () => {
  const name = 'chat.shop.example'
  const words = (standing: Partial<Parameters<typeof domainWords>[0]> = {}, isThere = false) =>
    domainWords({
      name,
      isRight: false,
      isProven: false,
      isTaken: false,
      found: [],
      ...standing,
      records: [
        { type: 'CNAME', name, value: 'chat.example', isRight: false },
        { type: 'TXT', name: `_talkgraph.${name}`, value: 'page=1', isRight: isThere },
      ],
    })
  expect(words()).toMatchObject({ tone: 'warn', title: `${name} is not proven yet` })
  expect(words().text).toMatch(/Enter the TXT record.*There is no record yet that leads here\.$/)
  expect(words({ isRight: true }).text).toMatch(/leads here already\.$/)
  expect(words({ isTaken: true }, true)).toMatchObject({
    tone: 'warn',
    title: `Another page has ${name}`,
    text: expect.stringMatching(
      /at _talkgraph\.chat\.shop\.example, .*Remove the other TXT record/,
    ),
  })
  expect(words({ isProven: true, found: ['a.example'] }, true)).toMatchObject({
    tone: 'warn',
    title: `${name} does not lead here yet`,
    text: `${name} leads to a.example.`,
  })
  const good = words({ isProven: true, isRight: true }, true)
  expect(good).toMatchObject({ tone: 'good', title: `${name} leads here` })
  expect(good.text).toContain('certificate')
  expect(words({ isProven: true, isRight: true }).text).toContain('Its TXT record is gone')
})
