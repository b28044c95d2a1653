import type { InferOutput } from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { sayRecording } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'

/** Decision 103: audio-node, with `captions` added: the address of a WebVTT file. */
export const audioSchema = fields({ audio: text(), captions: text() }, { captionsUrl: 'captions' })

/** Shows a player, unless the address may not be loaded (decisions 39 and 50). */
const audioMachine = () =>
  statement<InferOutput<typeof audioSchema>>(({ data, variables }) =>
    sayRecording('audio', data.audio, data.captions, variables),
  )

export const audio = defineNode({
  type: 'audio',
  schema: audioSchema,
  machine: audioMachine,
})
