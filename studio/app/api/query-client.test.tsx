import { afterEach, expect, test } from 'vitest'
import { meKey } from './me.js'
import { ApiProblem } from './problem.js'
import { leadToSignIn, queryClient } from './query-client.js'

afterEach(() => queryClient.clear())

test.each([
  ['UNAUTHORIZED', null],
  ['API_KEY_NOT_VALID', null],
  ['INVALID_EMAIL_OR_PASSWORD', 'Ann'],
  ['INVALID_CODE', 'Ann'],
])('whoever meets %s is signed in then as %s', (code, member) => {
  queryClient.setQueryData(meKey, 'Ann')
  expect(leadToSignIn(new ApiProblem(401, code, 'm'))).toBe(member === null)
  expect(queryClient.getQueryData(meKey)).toBe(member)
})
