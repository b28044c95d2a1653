import { greeting, ofPeer } from './paths.mjs'

/** It has no launcher: the chat itself stands on the page. */
export const botFramework = {
  slug: 'bot-framework',
  name: 'botframework-webchat',
  about:
    'its bundle by the documented snippet, in a place kept free for it; no launcher; Direct Line stubbed in the page',
  files: { 'webchat.js': ofPeer('botframework-webchat/dist/webchat.js') },
  body: base => `<div id="webchat" role="main" style="position: fixed; bottom: 0; right: 0; width: 320px; height: 350px"></div>
<script src="${base}/webchat.js"></script>
<script>
const just = values => ({ subscribe(next) {
  const observer = typeof next === 'function' ? { next } : next
  for (const value of values) observer.next(value)
  return { unsubscribe() {} }
}, [Symbol.observable ?? '@@observable']() { return this } })
WebChat.renderWebChat({
  directLine: {
    connectionStatus$: just([0, 1, 2]),
    activity$: just([{ type: 'message', id: '1', from: { id: 'bot', role: 'bot' }, text: '${greeting}',
      timestamp: '2026-01-01T00:00:00.000Z', conversation: { id: '1' }, channelId: 'directline' }]),
    postActivity: () => just(['2']),
    getSessionId: () => just(['1']),
    end() {},
  },
}, document.getElementById('webchat'))
</script>`,
  message: { path: '.webchat__bubble', text: greeting },
}
