import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { levels, readLevelCount } from '../../patterns/levels.js'

/** Decision 103: user-rating-node. `type` is `number`, `star` or `smiley`; `range` is read for numbers only. */
export const userRatingSchema = fields({
  ratingPrompt: words(),
  type: text('number'),
  range: text(),
  answerVariable: text(),
})

type Data = InferOutput<typeof userRatingSchema>

/** 5 stars, 5 smileys, or as many numbers as `range` says (decision 109); the plain edge (decision 8). */
const userRatingMachine = () =>
  levels<Data>({
    text: data => data.ratingPrompt,
    prompt: data => ({ kind: 'rating', ...lookOf(data) }),
    handle: () => null,
    variable: data => data.answerVariable,
  })

export const userRating = defineNode({
  type: 'user-rating',
  schema: userRatingSchema,
  machine: userRatingMachine,
  ownTypeField: true,
})

function lookOf({ type, range }: Data) {
  const look = type.trim().toLowerCase()
  return look === 'star' || look === 'smiley'
    ? ({ look, max: 5 } as const)
    : ({ look: 'number', max: readLevelCount(range) } as const)
}
