import type { Change, Draft } from 'talkgraph/builder'
import type { FlowTest } from 'talkgraph/testing'

/** The tests that a draft carries, as they are written. */
export const testsIn = ({ tests }: Draft): readonly unknown[] => (Array.isArray(tests) ? tests : [])

/** Those that can be shown, each name once; whoever plays them says which cannot be read. */
export function shownTests(draft: Draft): readonly FlowTest[] {
  const shown = new Map<string, FlowTest>()
  for (const test of testsIn(draft))
    if (isTest(test) && !shown.has(test.name)) shown.set(test.name, test)
  return [...shown.values()]
}

function isTest(test: unknown): test is FlowTest {
  const { name, answers = [], expect } = Object(test)
  return (
    typeof name === 'string' &&
    Array.isArray(answers) &&
    typeof expect === 'object' &&
    expect !== null
  )
}

/** The operation that writes a draft's tests. */
const write = (tests: readonly unknown[]): readonly Change[] => [
  { op: 'bot', path: ['tests'], value: [...tests] },
]

/** Adds a test at the end, or in place of the one of its name. */
export function keepTest(draft: Draft, test: FlowTest): readonly Change[] {
  const all = testsIn(draft)
  const place = placeOf(all, test.name)
  return write(place < 0 ? [...all, test] : all.with(place, test))
}

/** Puts a test in place of the one of this name; nothing where that is gone. */
export function changeTest(draft: Draft, name: string, test: FlowTest): readonly Change[] {
  const all = testsIn(draft)
  const place = placeOf(all, name)
  return place < 0 ? [] : write(all.with(place, test))
}

/** Takes the test of this name out. */
export function removeTest(draft: Draft, name: string): readonly Change[] {
  const all = testsIn(draft)
  const place = placeOf(all, name)
  return place < 0 ? [] : write(all.toSpliced(place, 1))
}

/** A name that no test has: the wanted one, else with a number behind it. */
export function freeName(draft: Draft, wanted: string): string {
  const taken = new Set(testsIn(draft).map(test => Object(test).name))
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++)
    if (!taken.has(`${wanted} ${number}`)) return `${wanted} ${number}`
}

/** Whether a test of the draft has this name. */
export const hasTest = (draft: Draft, name: string) => placeOf(testsIn(draft), name) >= 0

const placeOf = (tests: readonly unknown[], name: string) =>
  tests.findIndex(test => Object(test).name === name)
