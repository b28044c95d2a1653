import { greeting, ofPeer } from './paths.mjs'

/** It has no launcher: the chat itself stands on the page. */
export const deepChat = {
  slug: 'deep-chat',
  name: 'deep-chat',
  about:
    'its bundle by the documented snippet, in a place kept free for it; no launcher; a font it asks another host for is not counted',
  files: { 'deepChat.bundle.js': ofPeer('deep-chat/dist/deepChat.bundle.js') },
  body: base => `<script type="module" src="${base}/deepChat.bundle.js"></script>
<div style="position: fixed; bottom: 0; right: 0; width: 320px; height: 350px">
<deep-chat connect='{"url":"${base}/chat"}' introMessage='{"text":"${greeting}"}'></deep-chat></div>`,
  message: { path: 'deep-chat >>> .message-bubble', text: greeting },
}
