import type { InferOutput } from 'valibot'
import { fields, flag, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { choice } from '../../patterns/choice.js'
import { slotEdgeNames, toSlots } from '../../patterns/option-slots.js'
import { optionExits } from '../../patterns/options.js'

/** Decision 103: two-choices-node. Older names: decision 4. */
export const twoChoicesSchema = fields(
  {
    choicePrompt: words(),
    choiceText1: words(),
    choiceText2: words(),
    disableSecondChoice: flag(),
    answerVariable: text(),
  },
  { choice1: 'choiceText1', choice2: 'choiceText2' },
)

type Data = InferOutput<typeof twoChoicesSchema>

const twoOptions = (data: Data) =>
  toSlots([data.choiceText1, data.disableSecondChoice ? '' : data.choiceText2])

/** Its edges count from 1, or from 0 where one of them is `source-0` (decision 8). */
const twoChoicesMachine = () =>
  choice<Data>({
    text: data => data.choicePrompt,
    options: twoOptions,
    variable: data => data.answerVariable,
  })

export const twoChoices = defineNode({
  type: 'two-choices',
  schema: twoChoicesSchema,
  machine: twoChoicesMachine,
  exits: data => optionExits(twoOptions(data)),
  edgeNames: slotEdgeNames,
  branches: true,
})
