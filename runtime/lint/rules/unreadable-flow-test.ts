import { flowTestsIn, sortFlowTests } from '../../flow/flow-test.js'
import type { Rule } from '../rule.js'

export const unreadableFlowTest: Rule = {
  id: 'unreadable-flow-test',
  severity: 'warning',
  title: 'A flow test that cannot be read',
  explanation:
    'An entry of the bot’s `tests` is not of the form `{ name, answers, expect }`, or has the name of another one. It is not played. Visitors meet nothing of it: a published bot carries no tests.',
  remedy: 'Mend the test, or take it out.',
  *check({ file }) {
    const written = flowTestsIn(file)
    if (written === undefined) return
    for (const { place, message } of sortFlowTests(written).slips)
      yield {
        field: place ? `tests.${place}` : 'tests',
        message: `A flow test cannot be read: ${message}`,
      }
  },
}
