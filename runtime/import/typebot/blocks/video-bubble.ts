import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { mediaAddress } from '../media.js'
import { part } from '../typebot.schema.js'

const players = new Map([
  ['youtube', (id: string) => `https://www.youtube.com/watch?v=${id}`],
  ['vimeo', (id: string) => `https://vimeo.com/${id}`],
])

/** A film: a file, or a page of YouTube or Vimeo. Other pages are a link. */
export const videoBubble = defineBlock({
  types: ['video'],
  title: 'Video',
  becomes: ['video', 'user-redirect'],
  told: 'Videos of TikTok and Gumlet are a link that opens in a new tab.',
  schema: fields({ content: part({ url: text(), id: text(), type: text() }) }),
  convert({ content: { url, id, type } }, context) {
    const address = url.trim() || (id && players.get(type)?.(encodeURIComponent(id))) || ''
    if (type === 'tiktok' || type === 'gumlet') {
      context.loss('The video is a link that opens in a new tab.')
      return [
        {
          type: 'user-redirect',
          data: { link: context.plain(address), buttonText: 'Watch the video' },
        },
      ]
    }
    return [{ type: 'video', data: { video: mediaAddress(address, context) } }]
  },
})
