import * as v from 'valibot'
import { anyObject, botField, defineTool } from '../tool.js'

const mostWalks = 1000

/** Plays a bot's flow tests. */
export const runTests = defineTool({
  name: 'run_tests',
  title: 'Run a bot’s tests',
  description:
    'Plays the flow tests of a bot headless, and `explore` random conversations. A test holds where `failures` is empty; `coverage` says which ways nobody walked; `findings` are dead ends, loops and problems with the answers that lead there. `cut` counts the tests and conversations that were left out because the server gives one run no more time.',
  readOnlyHint: true,
  input: v.strictObject({
    bot: botField,
    explore: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(mostWalks),
        v.description('How many random conversations. Default: 0.'),
      ),
      0,
    ),
    seed: v.optional(
      v.pipe(v.number(), v.safeInteger(), v.description('The same seed walks the same ways.')),
    ),
  }),
  output: v.looseObject({
    passed: v.number(),
    failed: v.number(),
    tests: v.optional(v.array(v.looseObject({ name: v.string(), failures: v.array(v.string()) }))),
    coverage: v.optional(v.looseObject({ walked: v.number(), total: v.number() })),
    findings: v.optional(v.array(anyObject)),
    cut: v.optional(v.looseObject({ tests: v.number(), conversations: v.number() })),
    error: v.optional(v.looseObject({ code: v.string(), message: v.string() })),
  }),
  run: async (workshop, { bot, explore, seed }) => {
    const { file, tests } = await workshop.read(bot)
    const report = await workshop.play(file, tests, {
      explore,
      seed,
    })
    if ('error' in report) return { passed: 0, failed: 1, ...report }
    const failed = report.tests.filter(({ failures }) => failures.length > 0).length
    return { passed: report.tests.length - failed, failed, ...report }
  },
})
