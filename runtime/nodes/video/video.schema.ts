import { fields, text } from '../../bot/fields.js'

/** Decision 103: video-node, with the addresses of a WebVTT file and of a picture added. */
export const videoSchema = fields(
  { video: text(), captions: text(), poster: text() },
  { captionsUrl: 'captions' },
)
