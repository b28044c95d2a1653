import { fields, text } from '../../bot/fields.js'

/** Decision 103: video-node; `captions`, the address of a WebVTT file, is ours. */
export const videoSchema = fields({ video: text(), captions: text() }, { captionsUrl: 'captions' })
