import { readdirSync } from 'node:fs'
import { greeting, ofPeer } from './paths.mjs'

const dist = ofPeer('@n8n/chat/dist')
// Its bundle is in several files of which a page asks for some.
const chunks = readdirSync(dist).filter(name => name.endsWith('.mjs'))

/** Its window, as its own snippet sets it up. */
export const n8n = {
  slug: 'n8n',
  name: '@n8n/chat',
  about: 'its bundle and style sheet by the documented snippet; the workflow stubbed',
  files: Object.fromEntries(
    ['chat.bundle.es.js', 'style.css', ...chunks].map(name => [name, `${dist}/${name}`]),
  ),
  head: base => `<link href="${base}/style.css" rel="stylesheet">`,
  body: base => `<script type="module">
import { createChat } from '${base}/chat.bundle.es.js'
createChat({ webhookUrl: '${base}/webhook', initialMessages: ['${greeting}'] })
</script>`,
  routes: { 'POST webhook': () => ({ data: [] }) },
  launcher: { path: '.chat-window-toggle' },
  message: { path: '.chat-message', text: greeting },
}
