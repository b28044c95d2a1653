import { type InferOutput, parse } from 'valibot'
import { fields, flag, text } from '../../bot/fields.js'
import type { NodeInput, NodeOutput } from '../../node/contract.js'
import type { Option } from '../../node/prompt.js'
import { asking } from '../../patterns/asking.js'
import {
  type ChoicesPrompt,
  choicesPrompt,
  judgePick,
  pauseAfterPick,
} from '../../patterns/choice.js'
import { offeredOptions } from '../../patterns/option-slots.js'
import { fillLabels } from '../../patterns/options.js'
import { sayText } from '../../patterns/say.js'
import { stripHtml } from '../../session/html-text.js'
import { fillStored, inOwnLanguage } from '../../session/placeholders.js'
import { asText } from '../../session/values.js'
import { significant } from '../../validate/arithmetic.js'
import { readNumber } from '../../validate/compare-numbers.js'
import type { Report } from '../../validate/report.js'
import type { quizSchema } from './index.js'

type Data = InferOutput<typeof quizSchema>
type Input = NodeInput<Data>

/** Goes on by `source-1`; a right answer raises the score behind `source-2`, or ends the flow without one (decision 12). */
export const quizMachine = () =>
  asking<Data, ChoicesPrompt>({
    contents: ({ data, variables }) => sayText(data.quizPrompt, variables),
    prompt: ({ data, variables }) => choicesPrompt(fillLabels(offeredOptions(data), variables)),
    judge(answer, input, { options }) {
      const { data, original, variables } = input
      const originals = fillLabels(offeredOptions(original), inOwnLanguage(variables))
      const verdict = judgePick(options, answer, data.answerVariable, originals)
      if (!verdict.ok) return verdict
      const problems: Parameters<Report>[] = []
      const rightId = rightOption(original)?.id
      const right = verdict.picked?.[0] === rightId
      return {
        ...verdict,
        ...(data.showResult && { right: rightId === undefined ? [] : [rightId] }),
        handle: 'source-1',
        ...(right && { further: score(input, (code, message) => problems.push([code, message])) }),
        problems: problems.map(([code, message]) => ({ type: 'node.problem', code, message })),
      }
    },
    pauseAfterAnswer: pauseAfterPick,
  })

/** An option's key, else its exact text in the bot's own language, else its slot counted from 0. */
function rightOption(data: Data): Option | undefined {
  const answer = data.correctAnswer.trim()
  const options = offeredOptions(data)
  const inSlot = (slot: number) => options.find(({ id }) => id === `source-${slot}`)
  const [, key] = /^option([1-5])$/.exec(answer) ?? []
  if (key) return inSlot(Number(key))
  return (
    options.find(option => option.label === stripHtml(answer)) ??
    (/^[0-4]$/.test(answer) ? inSlot(Number(answer) + 1) : undefined)
  )
}

function score({ variables, peek }: Input, report: Report): Pick<NodeOutput, 'set' | 'end'> {
  const node = peek('source-2')
  if (node?.type !== 'variable') return { end: true }
  const { customNameValue, value, ...data } = parse(scoreSchema, node.data)
  const name = data.name.trim()
  const before = asText(variables.get(name))
  const start = before.trim() === '' ? 0 : readNumber(before, report)
  const after = significant(start + readNumber(fillStored(value, variables), report))
  return { set: { ...(name && { [name]: after }), ...(customNameValue && { [node.id]: after }) } }
}

/** The part of a variable-node that keeps the score (decisions 104 and 20). */
const scoreSchema = fields({ name: text(), customNameValue: flag(), value: text() })
