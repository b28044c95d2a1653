import { BotError, parseBot, registry } from 'talkgraph/runtime'
import {
  exploreBot,
  flowTestsIn,
  measureCoverage,
  recordTest,
  sortFlowTests,
  testBot,
} from 'talkgraph/testing'
import type { Asked, Told } from './played.js'

/** Told after so many walks. */
const walksBetween = 20

/** Does what is asked, and tells of it as it goes. Rejects with nothing but slips of our own. */
export async function carryOut(asked: Asked, tell: (told: Told) => void): Promise<void> {
  try {
    await carryOutOrThrow(asked, tell)
  } catch (error) {
    if (!(error instanceof BotError)) throw error
    tell({ told: 'failed', message: error.message })
  }
}

async function carryOutOrThrow(asked: Asked, tell: (told: Told) => void): Promise<void> {
  const { draft } = asked
  const { tests, slips } = sortFlowTests(flowTestsIn(draft) ?? [])
  if (asked.ask === 'test') {
    tell({ told: 'tests', tests, slips })
    const { without } = asked
    const report = await testBot(
      draft,
      tests.filter(({ name }) => !without.includes(name)),
      { onResult: result => tell({ told: 'result', result }) },
    )
    if ('error' in report) tell({ told: 'failed', message: report.error.message })
    else tell({ told: 'tested', coverage: report.coverage })
  } else if (asked.ask === 'explore') {
    const bot = parseBot(draft)
    const { count, seed } = asked
    // What is found now is found at this time of day later, too.
    const now = new Date().toISOString()
    const around =
      tests.length > 0 ? tests.map(test => ({ ...test, now: test.now ?? now })) : [{ now }]
    const { findings, followed } = await exploreBot(bot, count, seed, around, walks => {
      if (walks % walksBetween === 0) tell({ told: 'walked', walks })
    })
    tell({ told: 'explored', findings, coverage: measureCoverage(bot.flow, registry, followed) })
  } else {
    tell({ told: 'recorded', recorded: await recordTest(parseBot(draft), asked.name, asked.held) })
  }
}
