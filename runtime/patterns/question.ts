import type { NodeInput, NodeMachine } from '../node/contract.js'
import type { TextInput } from '../node/prompt.js'
import type { VisitorField } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { asking } from './asking.js'
import { sayText } from './say.js'

/** What a question to be answered by typing says about itself. */
export interface QuestionSpec<Data> {
  readonly text: (data: Data) => string
  readonly input: TextInput
  /** Gets the trimmed text, which is never empty; undefined when it is not acceptable. */
  readonly read: (typed: string) => Value | undefined
  /** What the bot says to an answer that is not acceptable. */
  readonly correction: (data: Data) => string
  readonly variable?: (data: Data) => string
  /** The visitor's field that the answer also sets (decision 37). */
  readonly visitor?: VisitorField
}

/** Document 1, section 9. */
const pauseAfterInput = 500

/** Asks for a typed answer, validates it, and goes on 500 ms after a good one. */
export function question<Data>(spec: QuestionSpec<Data>): NodeMachine {
  return asking<Data>({
    contents: ({ data, variables }) => sayText(spec.text(data), variables),
    prompt: () => ({ kind: 'text', input: spec.input }),
    judge(answer, { data }) {
      const typed = typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : ''
      if (typed === '') return { ok: false }
      const value = spec.read(typed)
      if (value === undefined) return { ok: false, correction: spec.correction(data) }
      return {
        ok: true,
        message: typed,
        answer: { value, ...variableOf(spec, { data }) },
        ...(spec.visitor && { visitor: spec.visitor }),
        handle: null,
      }
    },
    pauseAfterAnswer: pauseAfterInput,
  })
}

function variableOf<Data>(
  spec: QuestionSpec<Data>,
  { data }: Pick<NodeInput<Data>, 'data'>,
): { variable?: string } {
  const variable = spec.variable?.(data).trim()
  return variable ? { variable } : {}
}
