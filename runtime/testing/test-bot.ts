import { BotError } from '../bot/bot-error.js'
import { type Bot, parseBot, registry } from '../index.js'
import { type EdgeCoverage, measureCoverage } from './edge-coverage.js'
import { type ExploreFinding, exploreBot } from './explore-bot.js'
import type { FlowTest } from './flow-test.js'
import { judgeRun } from './judge-run.js'
import { type FollowedEdge, runBot, type UnplayableBot } from './play-bot.js'

/** A flow test that has been played; it holds where `failures` is empty, which are sentences such as `expected the bot to say …`. */
export interface FlowTestResult {
  readonly name: string
  readonly failures: readonly string[]
}

/** What the flow tests of a bot have shown, and the random conversations where there were any. */
export interface BotReport {
  readonly tests: readonly FlowTestResult[]
  /** Of the tests and the random conversations together. */
  readonly coverage: EdgeCoverage
  readonly findings: readonly ExploreFinding[]
}

/** Plays a bot's flow tests headless and, where wanted, `explore` random conversations of the seed beside them. */
export async function testBot(
  input: unknown,
  tests: readonly FlowTest[],
  options: { readonly explore?: number; readonly seed?: number } = {},
): Promise<BotReport | UnplayableBot> {
  let bot: Bot
  try {
    bot = parseBot(input)
  } catch (error) {
    if (error instanceof BotError) return { error: { code: error.code, message: error.message } }
    throw error
  }
  const followed: FollowedEdge[] = []
  const results: FlowTestResult[] = []
  for (const test of tests) results.push(await play(test))
  const explored = await exploreBot(input, bot, options.explore ?? 0, options.seed, tests)
  followed.push(...explored.followed)
  return {
    tests: results,
    coverage: measureCoverage(bot.flow, registry, followed),
    findings: explored.findings,
  }

  async function play(test: FlowTest): Promise<FlowTestResult> {
    const left = [...(test.answers ?? [])]
    const run = await runBot(input, test, () => left.shift(), mostTimers)
    if ('error' in run) return { name: test.name, failures: [run.error.message] }
    followed.push(...run.followed)
    const unused = left.length > 0 ? [`${left.length} of the answers were not asked for`] : []
    return { name: test.name, failures: [...judgeRun(test, run), ...unused] }
  }
}

/** A loop with a delay in it goes on for ever: it is left after so many timers. */
const mostTimers = 2000
