import { fields, text } from '../../bot/fields.js'

/** Decision 103: audio-node, with `captions` added: the address of a WebVTT file. */
export const audioSchema = fields({ audio: text(), captions: text() }, { captionsUrl: 'captions' })
