import { expect, test } from 'vitest'
import { abuseErrors, contactErrors, newsletterErrors } from './form-rules.js'

const enquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  message: 'Hello there!',
}

test('a whole enquiry has nothing wrong', () => {
  expect(contactErrors(enquiry)).toEqual({})
})

test('an enquiry of spaces misses everything', () => {
  expect(contactErrors({ firstName: ' ', lastName: '', email: '  ', message: '\n' })).toEqual({
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
    email: 'Email is required',
    message: 'Message is required',
  })
})

test.each([
  'ada',
  'ada@',
  'ada@example',
  'ada@example.museum',
  'a b@example.org',
  `${'a'.repeat(260)}@example.org`,
])('an enquiry cannot come from %s', email => {
  expect(contactErrors({ ...enquiry, email })).toEqual({ email: 'Please enter a valid email.' })
})

test('a message of nine characters is too short, one of ten is not', () => {
  expect(contactErrors({ ...enquiry, message: ' 123456789 ' })).toEqual({
    message: 'Message must be at least 10 characters long',
  })
  expect(contactErrors({ ...enquiry, message: '1234567890' })).toEqual({})
})

test('a subscription needs an address, of any case, and a topic', () => {
  expect(newsletterErrors({ email: 'ADA@EXAMPLE.MUSEUM', tutorials: 'on' })).toEqual({})
  expect(newsletterErrors({ email: 'ada' })).toEqual({
    email: 'Please enter a valid email address',
    preferences: 'Please select at least one newsletter preference',
  })
})

test('a report needs type, medium, first name and email; the last name and comments may be missing', () => {
  const report = {
    abuseType: 'spam',
    abuseMedium: 'SMS',
    firstName: 'Ada',
    email: 'ada@example.org',
  }
  expect(abuseErrors(report)).toEqual({})
  expect(abuseErrors({ ...report, abuseType: '', firstName: ' ' })).toEqual({
    abuseType: 'Please fill in all required fields',
    firstName: 'Please fill in all required fields',
  })
  expect(abuseErrors({ ...report, email: 'ada@example.museum' })).toEqual({
    email: 'Please enter a valid email address',
  })
})

test('a hostile address of a million characters is refused at once', () => {
  expect(contactErrors({ ...enquiry, email: `${'a.'.repeat(500_000)}@` })).toHaveProperty('email')
})
