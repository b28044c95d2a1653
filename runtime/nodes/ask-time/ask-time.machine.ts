import type { InferOutput } from 'valibot'
import { botTextWriter } from '../../node/bot-texts.js'
import type { NodeInput } from '../../node/contract.js'
import type { Prompt } from '../../node/prompt.js'
import { asking } from '../../patterns/asking.js'
import { toAnswer } from '../../patterns/choice.js'
import { ownOr } from '../../patterns/error-texts.js'
import { pauseAfterInput } from '../../patterns/judge-answer.js'
import { sayText } from '../../patterns/say.js'
import { withExample } from '../../patterns/which-day.js'
import { slotInWords } from '../../session/date-in-words.js'
import { fillStored, fillText, type Lookup } from '../../session/placeholders.js'
import { isUnseen } from '../../validate/as-typed.js'
import { isBetween, minutesOf, toTime } from '../../validate/time-of-day.js'
import type { askTimeSchema } from './index.js'

type Data = InferOutput<typeof askTimeSchema>
type TimePrompt = Extract<Prompt, { kind: 'time' }>

/** Asks for a time of day and keeps it as `HH:MM` (decision 142). */
export const askTimeMachine = () =>
  asking<Data, TimePrompt>({
    contents: ({ data, variables }) => sayText(data.questionText, variables),
    prompt: ({ data, variables }) => ({
      kind: 'time',
      min: limit(data.min, variables),
      max: limit(data.max, variables),
      step: data.step >= 1 ? Math.floor(data.step) : 1,
    }),
    judge(answer, input, asked) {
      const typed =
        typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : ''
      const time = readTime(typed, asked, input.env.locale)
      if (time === undefined)
        return isUnseen(typed) ? { ok: false } : { ok: false, correction: correct(input, asked) }
      return {
        ok: true,
        message: time,
        shown: slotInWords(time, input.env.locale),
        answer: toAnswer(time, input.data.answerVariable),
        picked: [time],
        handle: null,
      }
    },
    pauseAfterAnswer: pauseAfterInput,
  })

/** A limit that is no time is none. */
const limit = (written: string, variables: Lookup) => toTime(fillStored(written, variables)) ?? ''

/** A time that fits. Where only the afternoon does, `5` is in the afternoon. */
function readTime(typed: string, asked: TimePrompt, locale: string): string | undefined {
  const time = toTime(typed, locale)
  if (time === undefined || fits(time, asked)) return time
  const later = toTime(`${typed} pm`)
  return later !== undefined && fits(later, asked) ? later : undefined
}

function fits(time: string, { min, max, step }: TimePrompt): boolean {
  return (
    isBetween(time, min, max) && (minutesOf(time) - minutesOf(min || '00:00') + 1440) % step === 0
  )
}

function correct({ data, env }: NodeInput<Data>, { min, max }: TimePrompt): string {
  const t = botTextWriter(env)
  if (min === '' && max === '') {
    const valid = withExample(t('Please enter a valid time'), slotInWords('17:30', env.locale), t)
    return ownOr(data.incorrectTimeResponse, valid)
  }
  const limits = { from: min || '00:00', to: max || '23:59' }
  const within = fillText(t('Please enter a time from {from} to {to}'), {
    get: name =>
      name === 'from' || name === 'to' ? slotInWords(limits[name], env.locale) : undefined,
  })
  return ownOr(data.incorrectTimeResponse, within)
}
