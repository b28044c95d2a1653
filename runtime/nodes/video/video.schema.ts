import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: video-node; `captions`, the address of a WebVTT file, is ours. */
export const videoSchema = fields({ video: text(), captions: text() }, { captionsUrl: 'captions' })
