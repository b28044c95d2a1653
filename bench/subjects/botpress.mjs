import { bundled, greeting } from './paths.mjs'

const at = '2026-01-01T00:00:00.000Z'
const id = '00000000-0000-4000-8000-000000000000'
const user = { id: 'visitor', userKey: 'key', createdAt: at, updatedAt: at }
const conversation = { id: 'conversation', createdAt: at, updatedAt: at }
const message = {
  id: 'message',
  conversationId: conversation.id,
  userId: 'bot',
  createdAt: at,
  updatedAt: at,
  payload: { type: 'text', text: greeting },
}

/** Its pasted script comes from its own servers only, so its components of the same name are bundled. */
export const botpress = {
  slug: 'botpress',
  name: '@botpress/webchat',
  about: 'its `Fab` and `Webchat` components bundled with React 19 by Vite; event streams stubbed',
  files: { 'bundle.js': bundled('botpress.js'), 'bundle.css': bundled('botpress.css') },
  head: base => `<link href="${base}/bundle.css" rel="stylesheet">`,
  body: base =>
    `<div id="root" data-server="${base}" data-client-id="${id}"></div><script type="module" src="${base}/bundle.js"></script>`,
  routes: {
    [`GET ${id}/initialize`]: {
      events: () => [
        { type: 'init', data: { conversation, messages: [message], participants: [user], user } },
      ],
    },
    [`GET ${id}/conversations/conversation/listen`]: { events: () => [] },
    [`GET ${id}/conversations`]: () => ({ conversations: [conversation], meta: {} }),
    [`GET ${id}/conversations/conversation/participants`]: () => ({ participants: [user] }),
    [`GET ${id}/conversations/conversation/messages`]: () => ({ messages: [message], meta: {} }),
    [`POST ${id}/events`]: () => ({ event: { id: 'event', createdAt: at, payload: { data: {} } } }),
  },
  launcher: { path: '.bpFabContainer, .bpFabIcon' },
  message: { path: '.bpMessageBlocksTextText, .bpMessageContainer', text: greeting },
}
