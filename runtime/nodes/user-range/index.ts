import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import { botTextWriter } from '../../node/bot-texts.js'
import { defineNode } from '../../node/define-node.js'
import { asking } from '../../patterns/asking.js'
import { pauseAfterPick, toAnswer } from '../../patterns/choice.js'
import { errorTexts, noNumber } from '../../patterns/error-texts.js'
import { readNumericAnswer } from '../../patterns/levels.js'
import { sayText } from '../../patterns/say.js'
import { isUnseen } from '../../validate/as-typed.js'
import { toNumber } from '../../validate/compare-numbers.js'

/** Decision 103: user-range-node. A range without bounds goes from 0 to 100. */
export const userRangeSchema = fields({
  rangePrompt: words(),
  minVal: text(),
  maxVal: text(),
  answerVariable: text(),
  ...errorTexts,
})

type Data = InferOutput<typeof userRangeSchema>

/** Both bounds are inside; a typed number may be outside (decision 11). */
const userRangeMachine = () =>
  asking<Data>({
    contents: ({ data, variables }) => sayText(data.rangePrompt, variables),
    prompt: ({ data }) => ({ kind: 'range', ...readBounds(data) }),
    judge(answer, { data, env }) {
      const number = readNumericAnswer(answer, env)
      if (number === undefined)
        return typeof answer === 'string' && isUnseen(answer)
          ? { ok: false }
          : { ok: false, correction: noNumber(data, botTextWriter(env)) }
      const message = String(number)
      return {
        ok: true,
        message,
        answer: toAnswer(number, data.answerVariable),
        picked: [message],
        handle: handleOf(number, data),
      }
    },
    pauseAfterAnswer: pauseAfterPick,
  })

export const userRange = defineNode({
  type: 'user-range',
  schema: userRangeSchema,
  machine: userRangeMachine,
  exits: () => ['source-1', 'source-2', 'source-3'],
})

function handleOf(number: number, data: Data): string {
  const { min, max } = readBounds(data)
  if (number < min) return 'source-1'
  return number > max ? 'source-3' : 'source-2'
}

/** The lower bound first; a missing one lies 100 away where 0 or 100 would not fit. */
function readBounds(data: Data): { min: number; max: number } {
  const [least, most] = [toNumber(data.minVal), toNumber(data.maxVal)]
  const min = least ?? (most === undefined || most > 0 ? 0 : most - 100)
  const max = most ?? (min < 100 ? 100 : min + 100)
  return { min: Math.min(min, max), max: Math.max(min, max) }
}
