import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: audio-node; `captions`, the address of a WebVTT file, is ours. */
export const audioSchema = fields({ audio: text(), captions: text() }, { captionsUrl: 'captions' })
