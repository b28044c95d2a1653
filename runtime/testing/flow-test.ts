import * as v from 'valibot'
import type { AnswerInput } from '../node/prompt.js'
import type { Value } from '../session/values.js'
import type { FakeAnswers } from './fake-env.js'

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

const flowTests = v.array(
  v.strictObject({
    name: v.string(),
    answers: v.optional(v.array(v.any())),
    fetch: v.optional(
      v.record(
        v.string(),
        v.looseObject({ status: v.number(), json: v.optional(v.any()), text: v.optional(v.string()) }),
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
  }),
)

/** Reads the flow tests of a bot from their JSON. Throws a `TypeError` that says what does not fit, and where. */
export function readFlowTests(json: unknown): FlowTest[] {
  const result = v.safeParse(flowTests, json)
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  throw new TypeError(
    `Flow tests are a list of { name, answers, expect }; ${place ?? 'it'}: ${issue.message}`,
  )
}
