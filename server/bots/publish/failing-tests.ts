import {
  flowTestsIn,
  requiresGreenTests,
  sortFlowTests,
  testBot,
} from '../../../runtime/testing/index.js'

/** A test of a bot that fails, or that cannot be read; `path` is its place in the file. */
export interface FailingTest {
  readonly path: string
  readonly message: string
}

/** The tests that keep a bot from going live: none where its settings do not say `requireGreenTests`. */
export async function failingTests(file: string): Promise<readonly FailingTest[]> {
  const bot: unknown = JSON.parse(file)
  if (!requiresGreenTests(bot)) return []
  const { tests, slips } = sortFlowTests(flowTestsIn(bot) ?? [])
  const unread = slips.map(({ place, message }) => ({
    path: ['tests', place].filter(Boolean).join('.'),
    message: `A test cannot be read: ${message}`,
  }))
  const report = await testBot(bot, tests)
  if ('error' in report) return [{ path: '', message: report.error.message }]
  const red = report.tests.flatMap(({ name, failures: [failure] }) =>
    failure === undefined ? [] : [{ path: 'tests', message: `“${name}”: ${failure}` }],
  )
  return [...unread, ...red]
}
