import type { InferOutput } from 'valibot'
import { sayRecording } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { audioSchema } from './audio.schema.js'

/** Shows a player, unless the address may not be loaded (decisions 39 and 50). */
export const audioMachine = () =>
  statement<InferOutput<typeof audioSchema>>(({ data, variables }) =>
    sayRecording('audio', data.audio, data.captions, variables),
  )
