import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Value } from '../session/values.js'

/** What a call brings: by node id, as `--fetch` of `talkgraph play` has it. */
export type FakeAnswers = Readonly<
  Record<string, { readonly status: number; readonly json?: Value; readonly text?: string }>
>

/** What must be true at the end of a flow test. What is not named is not looked at. */
export interface Expected {
  /** Ids of nodes in the order of their visits; others may lie between. */
  readonly visited?: readonly string[]
  /** Texts of which the bot says one after the other, each within a message; other messages may lie between. */
  readonly says?: readonly string[]
  /** What the names stand for; `null` is nothing. */
  readonly variables?: Readonly<Record<string, Value>>
  readonly ended?: 'no-next-node' | 'waiting' | 'problem'
  /** The codes of all problems, in order. */
  readonly problems?: readonly string[]
}

/** A conversation with a bot, and what must come of it. */
export interface FlowTest {
  readonly name: string
  readonly answers?: readonly AnswerInput[]
  readonly fetch?: FakeAnswers
  /** When the conversation begins, as an ISO text. */
  readonly now?: string
  readonly variables?: Readonly<Record<string, Value>>
  readonly seed?: number
  readonly locale?: string
  readonly expect: Expected
}

const texts = v.optional(v.array(v.string()))
const values = v.optional(v.record(v.string(), v.any()))

const flowTest = v.strictObject({
  name: v.string(),
  answers: v.optional(v.array(v.any())),
  fetch: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        status: v.number(),
        json: v.optional(v.any()),
        text: v.optional(v.string()),
      }),
    ),
  ),
  now: v.optional(
    v.pipe(
      v.string(),
      v.check(text => !Number.isNaN(Date.parse(text)), 'no ISO time'),
    ),
  ),
  variables: values,
  seed: v.optional(v.pipe(v.number(), v.safeInteger())),
  locale: v.optional(v.string()),
  expect: v.strictObject({
    visited: texts,
    says: texts,
    variables: values,
    ended: v.optional(v.picklist(['no-next-node', 'waiting', 'problem'])),
    problems: texts,
  }),
})

/** Something in a list of flow tests that cannot be read, with its place, such as `2.expect.says`. */
export interface FlowTestSlip {
  readonly place: string
  readonly message: string
}

/** The flow tests of a list that can be read, and what is wrong with the others. A name is a test's alone. */
export function sortFlowTests(list: unknown): {
  readonly tests: readonly FlowTest[]
  readonly slips: readonly FlowTestSlip[]
} {
  if (!Array.isArray(list))
    return { tests: [], slips: [{ place: '', message: 'Flow tests are a list.' }] }
  const tests = new Map<string, FlowTest>()
  const slips: FlowTestSlip[] = []
  for (const [index, entry] of list.entries()) {
    const result = v.safeParse(flowTest, entry)
    if (!result.success) {
      const [issue] = result.issues
      const inside = v.getDotPath(issue)
      slips.push({ place: inside ? `${index}.${inside}` : `${index}`, message: issue.message })
    } else if (tests.has(result.output.name))
      slips.push({
        place: `${index}.name`,
        message: `Another test is called "${result.output.name}"../testing`,
      })
    else tests.set(result.output.name, result.output)
  }
  return { tests: [...tests.values()], slips }
}

/** The list of flow tests that a bot file carries, as it is written; undefined where it has none. */
export function flowTestsIn(bot: unknown): unknown {
  return isRecord(bot) ? (bot.tests ?? undefined) : undefined
}

/** Whether a bot file says that it goes live only where all of its tests hold: `settings.requireGreenTests`. */
export function requiresGreenTests(bot: unknown): boolean {
  return isRecord(bot) && isRecord(bot.settings) && bot.settings.requireGreenTests === true
}

/** Reads the flow tests of a bot from their JSON. Throws a `TypeError` that says what does not fit, and where. */
export function readFlowTests(json: unknown): FlowTest[] {
  const { tests, slips } = sortFlowTests(json)
  const [slip] = slips
  if (!slip) return [...tests]
  throw new TypeError(
    `Flow tests are a list of { name, answers, expect }; ${slip.place || 'it'}: ${slip.message}`,
  )
}
