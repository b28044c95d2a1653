import type { InferOutput } from 'valibot'
import { botTextWriter, inEnglish, type WriteBotText } from '../../node/bot-texts.js'
import type { Content } from '../../node/content.js'
import type { NodeInput } from '../../node/contract.js'
import type { Option } from '../../node/prompt.js'
import { asking } from '../../patterns/asking.js'
import { blocked, drawable } from '../../patterns/blocked-content.js'
import {
  type ChoicesPrompt,
  choicesPrompt,
  judgePick,
  pauseAfterPick,
} from '../../patterns/choice.js'
import { ownOr } from '../../patterns/error-texts.js'
import { fillLabels, toOptions } from '../../patterns/options.js'
import { sayLink, sayText } from '../../patterns/say.js'
import { fillText, inOwnLanguage, type Lookup } from '../../session/placeholders.js'
import type { paymentLinkSchema } from './index.js'

type Data = InferOutput<typeof paymentLinkSchema>

/** Says its text, shows the link, and waits for the visitor's word (decision 146). */
export const paymentLinkMachine = () =>
  asking<Data, ChoicesPrompt>({
    contents: input => drawable(contentsOf(input)),
    prompt: ({ data, env, variables }) =>
      choicesPrompt(fillLabels(optionsOf(data, botTextWriter(env)), variables)),
    passes: ({ data }) => !data.waits,
    problems: input => blocked(contentsOf(input), input.nodeId),
    judge: (answer, { data, original, variables }, { options }) =>
      judgePick(
        options,
        answer,
        data.answerVariable,
        fillLabels(optionsOf(original, inEnglish), inOwnLanguage(variables)),
      ),
    pauseAfterAnswer: pauseAfterPick,
  })

/** The ways on where it waits; none where it does not. */
export const paymentOptions = (data: Data) => optionsOf(data, inEnglish)

function optionsOf({ waits, paidText, laterText }: Data, t: WriteBotText): Option[] {
  if (!waits) return []
  return toOptions([
    { id: 'paid', label: ownOr(paidText, t('I have paid')) },
    { id: 'later', label: laterText },
  ])
}

function contentsOf({ data, env, variables }: NodeInput<Data>): Content[] {
  const label = ownOr(data.buttonText, payText(data, botTextWriter(env), variables))
  return [...sayText(data.text, variables), ...sayLink(data.link, label, variables)]
}

function payText({ amount }: Data, t: WriteBotText, variables: Lookup): string {
  const sum = fillText(amount, variables).trim()
  return sum === '' ? t('Pay') : fillText(t('Pay {amount}'), { get: () => sum })
}
