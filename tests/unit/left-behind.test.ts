import { expect, onTestFinished, test, vi } from 'vitest'
import { lookAround, takeBack } from '../shared-worker/left-behind.js'

const variable = 'TALKGRAPH_LEFT_BEHIND'
const ways: readonly (readonly [what: string, leave: () => unknown, named: string])[] = [
  ['timers that nobody sets going', () => vi.useFakeTimers(), 'the clock'],
  ['a clock that stands', () => vi.setSystemTime(0), 'the clock'],
  ['a variable', () => vi.stubEnv(variable, 'on'), `the variable ${variable}`],
  ['a global', () => vi.stubGlobal('fetch', () => undefined), 'globalThis.fetch'],
  ['a spy', () => vi.spyOn(console, 'log'), 'console.log'],
  ['a spy on the process', () => vi.spyOn(process, 'cwd'), 'process.cwd'],
  ['a spy on what is inherited', () => vi.spyOn(process.stdout, 'write'), 'process.stdout.write'],
]

test.each(ways)('%s that a test leaves behind is named, and taken back', (_, leave, named) => {
  const before = lookAround()
  expect(takeBack(before)).toEqual([])
  leave()
  expect(takeBack(before)).toEqual([expect.stringContaining(named)])
  expect(takeBack(before)).toEqual([])
})

test('a variable that was there is named where it has another value, or is gone', () => {
  onTestFinished(() => void Reflect.deleteProperty(process.env, variable))
  process.env[variable] = 'on'
  const before = lookAround()
  for (const other of ['off', undefined]) {
    vi.stubEnv(variable, other)
    expect(takeBack(before)).toEqual([expect.stringContaining(variable)])
    expect(process.env[variable]).toBe('on')
  }
})

test('what a library has put in place of a function for good is nobody’s to take back', () => {
  const { cwd } = process
  const before = lookAround()
  process.cwd = () => cwd()
  onTestFinished(() => {
    process.cwd = cwd
  })
  expect(takeBack(before)).toEqual([])
})
