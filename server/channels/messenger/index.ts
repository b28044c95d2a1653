import { pageChannel } from '../meta/page-channel.js'

const megabyte = 1_000_000

/** Messages to a Facebook page. */
export const messenger = pageChannel({
  name: 'messenger',
  title: 'Messenger',
  pageTitle: 'Page id',
  nameField: 'name',
  fields: [
    'messages',
    'messaging_postbacks',
    'messaging_referrals',
    'message_deliveries',
    'message_reads',
    'message_reactions',
    'message_echoes',
  ],
  capabilities: {
    text: { length: 2000 },
    buttons: { most: 13, label: 20, id: 900, text: 2000, paged: { size: 12, upTo: 120 } },
    links: { label: 20 },
    media: {
      image: {
        bytes: 8 * megabyte,
        types: ['image/jpeg', 'image/png', 'image/gif'],
        caption: 2000,
      },
      video: { bytes: 25 * megabyte, types: ['video/mp4'] },
      audio: { bytes: 25 * megabyte, types: ['audio/mpeg', 'audio/mp4'] },
      file: { bytes: 25 * megabyte, types: [] },
    },
    typing: true,
    window: 24,
  },
})
