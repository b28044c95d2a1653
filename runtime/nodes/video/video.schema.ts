import { fields, text } from '../../bot/fields.js'

/** Decision 103: video-node, with `captions` added: the address of a WebVTT file. */
export const videoSchema = fields({ video: text(), captions: text() }, { captionsUrl: 'captions' })
