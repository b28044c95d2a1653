import { expect, test } from 'vitest'
import { ApiProblem } from '#api/problem.js'
import { makeKind } from '../testing/make-channel.js'
import { faultsOf } from './faults-of.js'

const { fields } = makeKind()
const refused = (message: string) => new ApiProblem(422, 'CHANNEL_REFUSED', message)

test('what the server found wrong stands at its field', () => {
  const details = [
    { path: 'settings.loft', message: 'Too high' },
    { path: 'channel', message: 'Unknown' },
    'nonsense',
  ]
  expect(faultsOf(new ApiProblem(400, 'REQUEST_VALIDATION_FAILED', '', details), fields)).toEqual({
    loft: 'Too high',
  })
})

test('a remedy stands at the one field that it speaks of, and above where that is not known', () => {
  expect(faultsOf(refused('Make a new key.'), fields)).toEqual({ key: 'Make a new key.' })
  expect(faultsOf(refused('The monkey sleeps.'), fields)).toEqual({})
  expect(faultsOf(refused('Enter key and loft id anew.'), fields)).toEqual({})
  expect(faultsOf(new ApiProblem(500, 'INTERNAL_ERROR', 'A key.'), fields)).toEqual({})
})

test('where one field alone must be filled in, the refusal is about it', () => {
  const one = fields.filter(({ name, isOptional }) => name === 'key' || isOptional)
  expect(faultsOf(refused('Write to the keeper.'), one)).toEqual({ key: 'Write to the keeper.' })
})
