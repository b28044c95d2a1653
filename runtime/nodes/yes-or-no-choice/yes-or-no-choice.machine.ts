import type { InferOutput } from 'valibot'
import { inEnglish, type WriteBotText } from '../../node/bot-texts.js'
import { choice } from '../../patterns/choice.js'
import { toOptions } from '../../patterns/options.js'
import type { yesOrNoChoiceSchema } from './yes-or-no-choice.schema.js'

type Data = InferOutput<typeof yesOrNoChoiceSchema>

/** What is offered when the node has no options at all (decision 46). */
const yesAndNo = (t: WriteBotText) => [
  { id: 'yes', label: t('Yes') },
  { id: 'no', label: t('No') },
]

export const yesOrNoOptions = ({ options }: Data, t: WriteBotText = inEnglish) =>
  options.length === 0 ? yesAndNo(t) : toOptions(options)

export const yesOrNoChoiceMachine = () =>
  choice<Data>({
    text: data => data.questionText,
    options: yesOrNoOptions,
    variable: data => data.answerVariable,
  })
