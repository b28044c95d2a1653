import type { Answer, NodeMachine } from '../node/contract.js'
import type { AnswerInput, Option } from '../node/prompt.js'
import type { Value } from '../session/values.js'
import { type Accepted, asking, type Refused } from './asking.js'
import { sayText } from './say.js'

/** What a node whose options are picked by a click says about itself. */
export interface ChoiceSpec<Data> {
  readonly text: (data: Data) => string
  /** Labels as plain text, none of them blank; ids as edges name them. */
  readonly options: (data: Data) => readonly Option[]
  readonly variable?: (data: Data) => string
}

/** Document 1, section 9: every pick (decision 45). */
export const pauseAfterPick = 600

/** Offers options as buttons, records the picked label, and leaves by the picked option's id 600 ms later. */
export function choice<Data>(spec: ChoiceSpec<Data>): NodeMachine {
  return asking<Data>({
    contents: ({ data, variables }) => sayText(spec.text(data), variables),
    prompt({ data }) {
      const options = spec.options(data)
      return options.length > 0 ? { kind: 'choices', options } : null
    },
    judge: (answer, { data }) => judgePick(spec.options(data), answer, spec.variable?.(data)),
    pauseAfterAnswer: pauseAfterPick,
  })
}

/** Accepts an answer that names one of the options: its label is recorded, its id is the way out. */
export function judgePick(
  options: readonly Option[],
  answer: AnswerInput,
  variable = '',
): Accepted | Refused {
  const option = findOption(options, answer)
  if (!option) return { ok: false }
  return {
    ok: true,
    message: option.label,
    answer: toAnswer(option.label, variable),
    picked: [option.id],
    handle: option.id,
  }
}

/** An answer under the step's id and, where the node names a variable, under that too (decision 37). */
export function toAnswer(value: Value, variable: string): Answer {
  const name = variable.trim()
  return { value, ...(name && { variable: name }) }
}

/** `{ pick }` is an id; a text is a label or an id, letter case and white space aside (decision 38). */
export function findOption(options: readonly Option[], answer: AnswerInput): Option | undefined {
  const picked = readPick(answer)
  if (picked !== undefined) return options.find(({ id }) => id === picked)
  if (typeof answer !== 'string' && typeof answer !== 'number') return undefined
  const wanted = fold(String(answer))
  return options.find(({ label }) => fold(label) === wanted) ?? options.find(({ id }) => fold(id) === wanted)
}

const fold = (text: string) => text.trim().toLowerCase()

function readPick(answer: AnswerInput): Value | undefined {
  return typeof answer === 'object' && answer !== null && 'pick' in answer ? answer.pick : undefined
}
