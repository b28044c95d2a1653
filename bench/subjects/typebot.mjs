import { greeting, ofPeer } from './paths.mjs'

/** Its bubble, as its own snippet sets it up. */
export const typebot = {
  slug: 'typebot',
  name: '@typebot.io/js',
  about:
    'its bubble by the documented snippet; `startChat` stubbed, its typing emulation off; it shows a message 400 ms late by itself',
  files: { 'web.js': ofPeer('@typebot.io/js/dist/web.js') },
  body: base => `<script type="module">
import Typebot from '${base}/web.js'
Typebot.initBubble({ typebot: 'bakery', apiHost: '${base}', theme: { button: { backgroundColor: '#0042DA' } } })
</script>`,
  routes: {
    'POST api/v1/typebots/bakery/startChat': () => ({
      sessionId: 'session',
      resultId: 'result',
      typebot: {
        id: 'bakery',
        version: '6',
        publishedAt: '2026-01-01T00:00:00.000Z',
        // Without a font of its own it asks another host for one.
        theme: { general: { font: { type: 'Custom', family: 'sans-serif' } }, chat: {} },
        settings: { general: {}, typingEmulation: { enabled: false } },
      },
      messages: [
        {
          id: 'hello',
          type: 'text',
          content: { type: 'richText', richText: [{ type: 'p', children: [{ text: greeting }] }] },
        },
      ],
      input: { id: 'name', type: 'text input', options: {} },
    }),
  },
  launcher: { path: 'typebot-bubble >>> button' },
  message: {
    path: 'typebot-bubble >>> .typebot-host-bubble .slate-html-container',
    text: greeting,
  },
}
