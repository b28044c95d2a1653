import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { levels } from '../../patterns/levels.js'
import { mostSteps, opinionEdgeNames, opinionExits, readScale } from './opinion-scale.js'

/** Decision 103: opinion-scale-choice-node. A scale without numbers goes from 0 to 10. */
export const opinionScaleChoiceSchema = fields({
  questionText: words(),
  from: text(),
  fromLabel: words(true),
  to: text(),
  toLabel: words(true),
  answerVariable: text(),
})

/** Decisions 104 and 9. */
const opinionScaleChoiceMachine = () =>
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

export const opinionScaleChoice = defineNode({
  type: 'opinion-scale-choice',
  schema: opinionScaleChoiceSchema,
  machine: opinionScaleChoiceMachine,
  exits: opinionExits,
  edgeNames: opinionEdgeNames,
})
