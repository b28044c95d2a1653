import type { InferOutput } from 'valibot'
import { levels } from '../../patterns/levels.js'
import { mostSteps, readScale } from './opinion-scale.js'
import type { opinionScaleChoiceSchema } from './opinion-scale-choice.schema.js'

/** Decisions 104 and 9. */
export const opinionScaleChoiceMachine = () =>
  levels<InferOutput<typeof opinionScaleChoiceSchema>>({
    text: data => data.questionText,
    prompt(data, t) {
      const { isCut: _, ...scale } = readScale(data, t)
      return { kind: 'scale', ...scale }
    },
    handle: String,
    variable: data => data.answerVariable,
    problems: (data, nodeId) =>
      readScale(data).isCut
        ? [
            {
              type: 'node.problem',
              code: 'BOT_INVALID',
              message: `The scale of the step "${nodeId}" is cut off after ${mostSteps} steps. Bring its ends closer together.`,
            },
          ]
        : [],
  })
