// Nothing but the three libraries at work: a chart of whether the chat is open, a list of bubbles, each text sanitised.
import DOMPurify from 'dompurify'
import { h, render } from 'preact'
import { createActor, setup } from 'xstate'

const machine = setup({}).createMachine({
  initial: 'closed',
  states: { closed: { on: { toggle: 'open' } }, open: { on: { toggle: 'closed' } } },
})
const corner =
  'position: fixed; right: 20px; bottom: 90px; width: 360px; height: 500px; overflow: auto'
const host = document.body.appendChild(document.createElement('div'))
const root = host.attachShadow({ mode: 'open' })
const chat = createActor(machine).start()
const messages = ['Welcome to the <b>Corner Bakery</b>!']

chat.subscribe(draw)
draw()
window.bareChat = {
  say(text) {
    messages.push(text)
    draw()
  },
}

function draw() {
  const isOpen = chat.getSnapshot().matches('open')
  render(
    [
      isOpen &&
        h(
          'div',
          { class: 'log', style: corner },
          messages.map((text, index) => h(Bubble, { key: index, text })),
        ),
      h(
        'button',
        {
          style: 'position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px',
          onClick: () => chat.send({ type: 'toggle' }),
        },
        'Chat',
      ),
    ],
    root,
  )
}

function Bubble({ text }) {
  return h('p', { class: 'bubble', dangerouslySetInnerHTML: { __html: DOMPurify.sanitize(text) } })
}
