import { expect, test, vi } from 'vitest'
import { summarise } from '../../tools/test/summary.mjs'

test('npm test ends with the tests that stood still, the longest first, and does not fail by them', () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const standstills = [
    { name: 'server/a.test.ts: reads a mail', seconds: 1.24 },
    { name: 'server/b.test.ts: reads a long one', seconds: 5 },
  ]
  const passed = summarise([
    { check: { name: 'types' }, seconds: '2.0', passed: 1, failed: [] },
    { check: { name: 'server tests' }, seconds: '9.0', passed: 3, failed: [], standstills },
  ])
  const lines = printed.mock.calls.flat().join('\n').split('\n')
  printed.mockRestore()
  expect(passed).toBe(true)
  const begin = lines.indexOf('Stood still, in processor seconds:')
  expect(lines.slice(begin + 1, begin + 3)).toEqual([
    '     5.0  server/b.test.ts: reads a long one',
    '     1.2  server/a.test.ts: reads a mail',
  ])
  expect(lines.at(-1)).toBe('4 passed, 0 failed')
})
