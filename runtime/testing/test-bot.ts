import { BotError } from '../bot/bot-error.js'
import type { FlowTest } from '../flow/flow-test.js'
import { type Bot, type Problem, parseBot, typesWith, type WithPlugins } from '../index.js'
import { type EdgeCoverage, measureCoverage } from './edge-coverage.js'
import { expectOf, partsOf } from './expect-of.js'
import { type ExploreFinding, exploreBot } from './explore-bot.js'
import { type Fault, judgeRun } from './judge-run.js'
import { type BotRun, type FollowedEdge, type UnplayableBot, walkBot } from './play-bot.js'

/** A flow test that has been played; it holds where `failures` is empty, which are sentences such as `expected the bot to say …`. */
export interface FlowTestResult {
  readonly name: string
  readonly failures: readonly string[]
  /** The same in parts, for a view that shows each at its node. */
  readonly faults: readonly Fault[]
  /** The nodes that it came by, in order. */
  readonly visited: readonly string[]
  /** Of a test that fails: the test that takes what came for what is expected. */
  readonly renewed?: FlowTest
}

/** What the flow tests of a bot have shown, and the random conversations where there were any. */
export interface BotReport {
  readonly tests: readonly FlowTestResult[]
  /** Of the tests and the random conversations together. */
  readonly coverage: EdgeCoverage
  readonly findings: readonly ExploreFinding[]
  /** What was left out since `isOver` said so; absent where nothing was. */
  readonly cut?: LeftOut
  /** Plug-ins that are broken and were left out. */
  readonly problems?: readonly Problem[]
}

/** How many tests were not played, and how many random conversations not held. */
export interface LeftOut {
  readonly tests: number
  readonly conversations: number
}

/** What can be set of testing a bot. */
export interface TestOptions extends WithPlugins {
  /** How many random conversations are held beside the tests. */
  readonly explore?: number
  readonly seed?: number
  /** Told of each test that has been played; the next one waits for what it gives. */
  readonly onResult?: (result: FlowTestResult) => void | Promise<void>
  /** Asked before each test and each random conversation: once it says so none is begun any more. */
  readonly isOver?: () => boolean
}

/** Plays a bot's flow tests headless and, where wanted, `explore` random conversations of the seed beside them. */
export async function testBot(
  input: unknown,
  tests: readonly FlowTest[],
  options: TestOptions = {},
): Promise<BotReport | UnplayableBot> {
  let bot: Bot
  const types = typesWith(options.plugins)
  try {
    bot = parseBot(input, types)
  } catch (error) {
    if (error instanceof BotError) return { error: { code: error.code, message: error.message } }
    throw error
  }
  const followed: FollowedEdge[] = []
  const results: FlowTestResult[] = []
  const { explore = 0, isOver = () => false } = options
  for (const test of tests) {
    if (isOver()) break
    const { result, run } = await playTest(bot, test)
    results.push(result)
    followed.push(...run.followed)
    await options.onResult?.(result)
  }
  const explored = await exploreBot(bot, explore, options.seed, tests, undefined, isOver)
  const cut = { tests: tests.length - results.length, conversations: explore - explored.walks }
  return {
    tests: results,
    coverage: measureCoverage(bot.flow, types, [...followed, ...explored.followed]),
    findings: explored.findings,
    ...(cut.tests + cut.conversations > 0 && { cut }),
    ...(types.problems.length > 0 && { problems: types.problems }),
  }
}

async function playTest(
  bot: Bot,
  test: FlowTest,
): Promise<{ result: FlowTestResult; run: BotRun }> {
  const answers = test.answers ?? []
  const left = [...answers]
  const run = await walkBot(bot, test, () => left.shift(), mostTimers)
  const faults = [...judgeRun(test, run), ...judgeAnswers(left.length, run)]
  const { visited } = run.played
  return {
    run,
    result: {
      name: test.name,
      failures: faults.map(({ message }) => message),
      faults,
      visited,
      ...(faults.length > 0 && {
        renewed: {
          ...test,
          ...(left.length > 0 && { answers: answers.slice(0, answers.length - left.length) }),
          expect: expectOf(run, partsOf(test.expect)),
        },
      }),
    },
  }
}

function judgeAnswers(left: number, { played }: BotRun): Fault[] {
  if (left === 0) return []
  const message = `${left} of the answers were not asked for`
  return [{ about: 'answers', nodeId: played.visited.at(-1), expected: left, came: null, message }]
}

/** A loop with a delay in it goes on for ever: it is left after so many timers. */
export const mostTimers = 2000
