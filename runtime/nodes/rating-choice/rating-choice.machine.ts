import type { InferOutput } from 'valibot'
import { levels, readLevelCount } from '../../patterns/levels.js'
import type { ratingChoiceSchema } from './rating-choice.schema.js'

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

export const ratingChoiceMachine = () =>
  levels<Data>({
    text: data => data.questionText,
    prompt: ratingOf,
    handle: handleOf,
    variable: data => data.answerVariable,
  })
