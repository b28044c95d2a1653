import { greeting, ofPeer } from './paths.mjs'

/** Its bubble, as its own snippet sets it up. */
export const flowise = {
  slug: 'flowise',
  name: 'flowise-embed',
  about: 'its bubble by the documented snippet; two settings calls stubbed',
  files: { 'web.js': ofPeer('flowise-embed/dist/web.js') },
  body: base => `<script type="module">
import Chatbot from '${base}/web.js'
Chatbot.init({ chatflowid: 'bakery', apiHost: '${base}', theme: { chatWindow: { welcomeMessage: '${greeting}' } } })
</script>`,
  routes: {
    'GET api/v1/public-chatbotConfig/bakery': () => ({ uploads: {} }),
    'GET api/v1/chatflows-streaming/bakery': () => ({ isStreaming: true }),
  },
  launcher: { path: 'flowise-chatbot >>> button' },
  message: { path: 'flowise-chatbot >>> .chatbot-host-bubble', text: greeting },
}
