import { afterEach, expect, it } from 'vitest'
import { readPrefill } from './prefill.js'

afterEach(() => history.replaceState(null, '', '/'))

it('takes from the address only what the bot names', () => {
  history.replaceState(null, '', '/?plan=Pro%20plan&admin=true&question=How%20much%3F')
  expect(readPrefill({ prefill: ['plan', 'missing'], prefillMessage: 'question' })).toEqual({
    variables: { plan: 'Pro plan' },
    message: ['How much?'],
  })
  expect(readPrefill({ prefill: [], prefillMessage: '' })).toEqual({ variables: {}, message: [''] })
})

it('takes texts alone, of a length that a link has', () => {
  history.replaceState(null, '', `/?plan=${'a'.repeat(5000)}&__proto__=x`)
  const { variables } = readPrefill({ prefill: ['plan', '__proto__'], prefillMessage: '' })
  expect(variables.plan).toHaveLength(1000)
  expect(Object.getPrototypeOf(variables)).toBe(Object.prototype)
})
