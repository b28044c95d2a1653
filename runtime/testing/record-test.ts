import type { FlowTest } from '../flow/flow-test.js'
import type { Bot } from '../index.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Value } from '../session/values.js'
import { expectOf } from './expect-of.js'
import { isSame, saidIn } from './judge-run.js'
import { type BotRun, type PlayedBot, type PlayOptions, walkBot } from './play-bot.js'
import { mostTimers } from './test-bot.js'

/** A conversation that was held, with what it was held in. */
export interface HeldConversation
  extends Pick<FlowTest, 'fetch' | 'now' | 'seed' | 'locale' | 'variables'> {
  readonly answers: readonly AnswerInput[]
  /** The nodes that it came by, in order; the replay may go on further. */
  readonly visited: readonly string[]
  readonly transcript: PlayedBot['transcript']
  /** What was stored by name. */
  readonly stored: Readonly<Record<string, Value>>
}

/** Where a replay went another way than the conversation. */
export interface Difference {
  readonly about: 'visited' | 'says' | 'variable' | 'answers'
  readonly nodeId?: string | undefined
  readonly name?: string
  /** What was in the conversation. */
  readonly was: Value
  /** What is in the replay; null where there is nothing. */
  readonly came: Value
}

/** A flow test of a conversation, and how its replay differs from that; undefined where it does not. */
export interface RecordedTest {
  readonly test: FlowTest
  readonly difference: Difference | undefined
}

/** So many seeds are tried for chance to fall as it did. */
const mostSeeds = 100

/**
 * Makes a flow test of a conversation that was held: plays it again and expects what comes then. Where chance led it
 * elsewhere, other seeds are tried.
 */
export async function recordTest(
  bot: Bot,
  name: string,
  held: HeldConversation,
): Promise<RecordedTest> {
  const { answers, visited: _, transcript: __, stored: ___, seed: first = 1, ...around } = held
  let kept: RecordedTest | undefined
  for (let seed = first; seed < first + mostSeeds; seed++) {
    const test = { name, answers, ...around, seed }
    const left = [...answers]
    let chances = 0
    const options: PlayOptions = { ...test, onChance: () => void chances++ }
    const run = await walkBot(bot, options, () => left.shift(), mostTimers)
    const difference = compare(held, run, left.length)
    const recorded = { test: { ...test, expect: expectOf(run) }, difference }
    if (!difference) return recorded
    kept ??= recorded
    if (chances === 0) return kept
  }
  return kept ?? { test: { name, answers, expect: {} }, difference: undefined }
}

function compare(
  held: HeldConversation,
  { played, lookUp }: BotRun,
  left: number,
): Difference | undefined {
  const [said, says] = [saidIn(held), saidIn(played)]
  for (const [place, id] of held.visited.entries()) {
    const came = played.visited[place]
    if (came !== id)
      return {
        about: 'visited',
        nodeId: held.visited[place - 1] ?? id,
        was: id,
        came: came ?? null,
      }
  }
  for (const [place, text] of said.entries()) {
    const came = says[place]
    if (came !== text) return { about: 'says', was: text, came: came ?? null }
  }
  for (const [name, was] of Object.entries(held.stored)) {
    const came = lookUp(name) ?? null
    if (!isSame(was, came)) return { about: 'variable', name, was, came }
  }
  return left > 0 ? { about: 'answers', was: left, came: 0 } : undefined
}
