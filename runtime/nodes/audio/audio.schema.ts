import { fields, text } from '../../bot/fields.js'

/** Decision 103: audio-node; `captions`, the address of a WebVTT file, is ours. */
export const audioSchema = fields({ audio: text(), captions: text() }, { captionsUrl: 'captions' })
