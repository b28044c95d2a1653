import type { InferOutput } from 'valibot'
import type { ImageOption } from '../../node/prompt.js'
import { asking } from '../../patterns/asking.js'
import { blocked } from '../../patterns/blocked-content.js'
import { judgePick, pauseAfterPick } from '../../patterns/choice.js'
import { toOptions } from '../../patterns/options.js'
import { sayText } from '../../patterns/say.js'
import { isMediaAddress } from '../../validate/address.js'
import type { imageChoiceSchema } from './image-choice.schema.js'

type Data = InferOutput<typeof imageChoiceSchema>

/** The images that may be shown (decision 50). */
export const imageOptions = (data: Data) =>
  completeImages(data).filter(({ src }) => isMediaAddress(src, 'image'))

/** The way out is the image's id (decision 104). */
export const imageChoiceMachine = () =>
  asking<Data>({
    contents: ({ data, variables }) => sayText(data.questionText, variables),
    prompt({ data }) {
      const options = imageOptions(data)
      return options.length > 0 ? { kind: 'image-choices', options } : null
    },
    problems: ({ data, nodeId }) =>
      blocked(
        completeImages(data).map(({ src }) => ({ kind: 'image', src })),
        nodeId,
      ),
    judge: (answer, { data, original }) =>
      judgePick(imageOptions(data), answer, data.answerVariable, imageOptions(original)),
    pauseAfterAnswer: pauseAfterPick,
  })

/** Images lacking an image or a label are skipped (decision 105). */
function completeImages({ images }: Data): ImageOption[] {
  return toOptions(images.map(({ id, image, label }) => ({ id, label, src: image.trim() }))).filter(
    ({ src }) => src !== '',
  )
}
