import type { InferOutput } from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { sayRecording } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'

/** Decision 103: video-node, with the addresses of a WebVTT file and of a picture added. */
export const videoSchema = fields(
  { video: text(), captions: text(), poster: text() },
  { captionsUrl: 'captions' },
)

/** Decisions 39 and 50. */
const videoMachine = () =>
  statement<InferOutput<typeof videoSchema>>(({ data, variables }) =>
    sayRecording('video', data.video, data.captions, variables, data.poster),
  )

export const video = defineNode({
  type: 'video',
  schema: videoSchema,
  machine: videoMachine,
})
