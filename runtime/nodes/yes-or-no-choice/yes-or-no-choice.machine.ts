import type { InferOutput } from 'valibot'
import { choice } from '../../patterns/choice.js'
import { toOptions } from '../../patterns/options.js'
import type { yesOrNoChoiceSchema } from './yes-or-no-choice.schema.js'

type Data = InferOutput<typeof yesOrNoChoiceSchema>

/** What is offered when the node has no options at all (decision 46). */
const yesAndNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
]

export const yesOrNoOptions = ({ options }: Data) => (options.length === 0 ? yesAndNo : toOptions(options))

export const yesOrNoChoiceMachine = () =>
  choice<Data>({
    text: data => data.questionText,
    options: yesOrNoOptions,
    variable: data => data.answerVariable,
  })
