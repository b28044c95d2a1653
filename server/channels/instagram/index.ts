import { pageChannel } from '../meta/page-channel.js'

const megabyte = 1_000_000

/** Direct messages to a professional account at Instagram. */
export const instagram = pageChannel({
  name: 'instagram',
  title: 'Instagram',
  pageTitle: 'Account id',
  nameField: 'username',
  fields: ['messages', 'messaging_postbacks', 'messaging_seen', 'message_reactions'],
  capabilities: {
    text: { length: 1000 },
    buttons: { most: 13, label: 20, id: 900, text: 1000, paged: { size: 12, upTo: 120 } },
    links: { label: 20 },
    media: {
      image: { bytes: 8 * megabyte, types: ['image/jpeg', 'image/png'], caption: 1000 },
      video: { bytes: 25 * megabyte, types: ['video/mp4'] },
      audio: { bytes: 25 * megabyte, types: ['audio/mp4'] },
    },
    typing: true,
    window: 24,
  },
})
