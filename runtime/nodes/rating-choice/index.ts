import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { levels, readLevelCount } from '../../patterns/levels.js'

/** Decision 103: rating-choice-node. `ratingType` is `smiley` or the number of levels. */
export const ratingChoiceSchema = fields({
  questionText: words(),
  ratingType: text(),
  answerVariable: text(),
})

type Data = InferOutput<typeof ratingChoiceSchema>

/** Smileys are 5 levels (decision 109). */
const ratingOf = ({ ratingType }: Data) =>
  ratingType.trim().toLowerCase() === 'smiley'
    ? ({ kind: 'rating', look: 'smiley', max: 5 } as const)
    : ({ kind: 'rating', look: 'number', max: readLevelCount(ratingType) } as const)

/** The value minus 1 (decision 104). */
const handleOf = (level: number) => String(level - 1)

export const ratingExits = (data: Data) =>
  [...Array(ratingOf(data).max).keys()].map(index => handleOf(index + 1))

const ratingChoiceMachine = () =>
  levels<Data>({
    text: data => data.questionText,
    prompt: ratingOf,
    handle: handleOf,
    variable: data => data.answerVariable,
  })

export const ratingChoice = defineNode({
  type: 'rating-choice',
  schema: ratingChoiceSchema,
  machine: ratingChoiceMachine,
  exits: ratingExits,
})
