import type { InferOutput } from 'valibot'
import { fields, list, text, words } from '../../bot/fields.js'
import { inEnglish, type WriteBotText } from '../../node/bot-texts.js'
import { defineNode } from '../../node/define-node.js'
import { choice } from '../../patterns/choice.js'
import { optionExits, toOptions } from '../../patterns/options.js'

/** Decision 103: yes-or-no-choice-node. */
export const yesOrNoChoiceSchema = fields({
  questionText: words(),
  options: list(fields({ id: text(), label: words() })),
  answerVariable: text(),
})

type Data = InferOutput<typeof yesOrNoChoiceSchema>

/** What is offered when the node has no options at all (decision 46). */
const yesAndNo = (t: WriteBotText) => [
  { id: 'yes', label: t('Yes') },
  { id: 'no', label: t('No') },
]

const yesOrNoOptions = ({ options }: Data, t: WriteBotText = inEnglish) =>
  options.length === 0 ? yesAndNo(t) : toOptions(options)

const yesOrNoChoiceMachine = () =>
  choice<Data>({
    text: data => data.questionText,
    options: yesOrNoOptions,
    variable: data => data.answerVariable,
  })

export const yesOrNoChoice = defineNode({
  type: 'yes-or-no-choice',
  schema: yesOrNoChoiceSchema,
  machine: yesOrNoChoiceMachine,
  exits: data => optionExits(yesOrNoOptions(data)),
  branches: true,
})
