import type { InferOutput } from 'valibot'
import { levels, readLevelCount } from '../../patterns/levels.js'
import type { userRatingSchema } from './user-rating.schema.js'

type Data = InferOutput<typeof userRatingSchema>

/** 5 stars, 5 smileys, or as many numbers as `range` says (decision 109); the plain edge (decision 8). */
export const userRatingMachine = () =>
  levels<Data>({
    text: data => data.ratingPrompt,
    prompt: data => ({ kind: 'rating', ...lookOf(data) }),
    handle: () => null,
    variable: data => data.answerVariable,
  })

function lookOf({ type, range }: Data) {
  const look = type.trim().toLowerCase()
  return look === 'star' || look === 'smiley'
    ? ({ look, max: 5 } as const)
    : ({ look: 'number', max: readLevelCount(range) } as const)
}
