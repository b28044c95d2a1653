import {
  type BotReport,
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

/** The tests that keep a bot from going live: none where its settings do not say `requireGreenTests`. None is begun once `isOver` says so, which keeps the bot, too. */
export async function failingTests(
  file: string,
  isOver?: () => boolean,
): Promise<readonly FailingTest[]> {
  const bot: unknown = JSON.parse(file)
  if (!requiresGreenTests(bot)) return []
  const { tests, slips } = sortFlowTests(flowTestsIn(bot) ?? [])
  const unread = slips.map(({ place, message }) => ({
    path: ['tests', place].filter(Boolean).join('.'),
    message: `A test cannot be read: ${message}`,
  }))
  const report = await testBot(bot, tests, isOver && { isOver })
  if ('error' in report) return [{ path: '', message: report.error.message }]
  const red = report.tests.flatMap(({ name, failures: [failure] }) =>
    failure === undefined ? [] : [{ path: 'tests', message: `“${name}”: ${failure}` }],
  )
  return [...unread, ...cutIn(report, tests.length), ...red]
}

function cutIn({ cut }: BotReport, all: number): FailingTest[] {
  if (!cut) return []
  const message = `${cut.tests} of ${all} were not played, since the tests need more processor time than the server gives them. Is there a loop in the bot?`
  return [{ path: 'tests', message }]
}
