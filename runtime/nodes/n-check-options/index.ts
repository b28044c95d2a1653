import type { InferOutput } from 'valibot'
import { fields, list, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import type { AnswerInput, Option, Prompt } from '../../node/prompt.js'
import { asking } from '../../patterns/asking.js'
import { optionFinder, originalLabel, pauseAfterPick, toAnswer } from '../../patterns/choice.js'
import { listedOptionFields, listedOptions } from '../../patterns/listed-options.js'
import { fillLabels, toOptions } from '../../patterns/options.js'
import { sayText } from '../../patterns/say.js'
import { inOwnLanguage } from '../../session/placeholders.js'

/** Decision 103: n-check-options-node. Older names: decision 4. */
export const nCheckOptionsSchema = fields({
  checkOptionsPrompt: words(),
  options: list(
    fields({ id: text(), optionText: words() }, { text: 'optionText', label: 'optionText' }),
  ),
  ...listedOptionFields,
  answerVariable: text(),
})

type Data = InferOutput<typeof nCheckOptionsSchema>

/** Any number of options, at least one, recorded in the order given and joined with `, ` (decisions 104 and 36). */
const nCheckOptionsMachine = () =>
  asking<Data, Extract<Prompt, { kind: 'checks' }>>({
    contents: ({ data, variables }) => sayText(data.checkOptionsPrompt, variables),
    prompt({ data, variables }) {
      const options = [
        ...listedOptions(data, variables),
        ...fillLabels(checkOptions(data), variables),
      ]
      return options.length > 0 ? { kind: 'checks', options } : null
    },
    judge(answer, { data, original, variables }, { options }) {
      const originals = fillLabels(checkOptions(original), inOwnLanguage(variables))
      const ticked = findOptions(options, answer)
      if (ticked.length === 0) return { ok: false }
      const message = ticked.map(({ label }) => label).join(', ')
      return {
        ok: true,
        message,
        answer: toAnswer(
          message,
          data.answerVariable,
          ticked.map(option => originalLabel(option, originals)).join(', '),
        ),
        picked: ticked.map(({ id }) => id),
        handle: null,
      }
    },
    pauseAfterAnswer: pauseAfterPick,
  })

export const nCheckOptions = defineNode({
  type: 'n-check-options',
  schema: nCheckOptionsSchema,
  machine: nCheckOptionsMachine,
})

const checkOptions = ({ options }: Data) =>
  toOptions(options.map(({ id, optionText }) => ({ id, label: optionText })))

/** Each option once; none at all when a part of the answer names no option. */
function findOptions(options: readonly Option[], answer: AnswerInput): Option[] {
  const parts: readonly AnswerInput[] = Array.isArray(answer) ? answer : [answer]
  const found = parts.map(optionFinder(options))
  return found.includes(undefined) ? [] : [...new Set(found)].filter(option => option !== undefined)
}
