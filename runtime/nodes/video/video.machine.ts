import type { InferOutput } from 'valibot'
import { sayRecording } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { videoSchema } from './video.schema.js'

/** Decisions 39 and 50. */
export const videoMachine = () =>
  statement<InferOutput<typeof videoSchema>>(({ data, variables }) =>
    sayRecording('video', data.video, data.captions, variables, data.poster),
  )
