import type { InferOutput } from 'valibot'
import { fields, list, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import type { ImageOption, Prompt } from '../../node/prompt.js'
import { asking } from '../../patterns/asking.js'
import { blocked } from '../../patterns/blocked-content.js'
import { judgePick, pauseAfterPick } from '../../patterns/choice.js'
import { fillLabels, optionExits, toOptions } from '../../patterns/options.js'
import { sayText } from '../../patterns/say.js'
import { fillAddress, inOwnLanguage, type Lookup } from '../../session/placeholders.js'
import { isMediaAddress } from '../../validate/address.js'

/** Decision 103: image-choice-node. */
export const imageChoiceSchema = fields({
  questionText: words(),
  images: list(fields({ id: text(), image: text(), label: words() })),
  answerVariable: text(),
})

type Data = InferOutput<typeof imageChoiceSchema>

/** The images that may be shown (decision 50). */
const imageOptions = (data: Data, variables?: Lookup) =>
  completeImages(data, variables).filter(({ src }) => isMediaAddress(src, 'image'))

/** The way out is the image's id (decision 104). */
const imageChoiceMachine = () =>
  asking<Data, Extract<Prompt, { kind: 'image-choices' }>>({
    contents: ({ data, variables }) => sayText(data.questionText, variables),
    prompt({ data, variables }) {
      const options = imageOptions(data, variables)
      return options.length > 0 ? { kind: 'image-choices', options } : null
    },
    problems: ({ data, nodeId, variables }) =>
      blocked(
        completeImages(data, variables).map(({ src }) => ({ kind: 'image', src })),
        nodeId,
      ),
    judge: (answer, { data, original, variables }, { options }) =>
      judgePick(
        options,
        answer,
        data.answerVariable,
        imageOptions(original, inOwnLanguage(variables)),
      ),
    pauseAfterAnswer: pauseAfterPick,
  })

export const imageChoice = defineNode({
  type: 'image-choice',
  schema: imageChoiceSchema,
  machine: imageChoiceMachine,
  exits: data => optionExits(imageOptions(data)),
  branches: true,
})

/** Images lacking an image or a label are skipped (decision 105). */
function completeImages({ images }: Data, variables?: Lookup): ImageOption[] {
  const complete = toOptions(
    images.map(({ id, image, label }) => ({ id, label, src: image.trim() })),
  ).filter(({ src }) => src !== '')
  if (!variables) return complete
  return fillLabels(complete, variables).map(image => ({
    ...image,
    src: fillAddress(image.src, variables),
  }))
}
