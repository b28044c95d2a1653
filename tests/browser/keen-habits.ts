import { pageWith } from './site.js'

/** A bot that asks for a text and for a date. */
export const keenBot = {
  id: 'asks',
  name: 'Asks',
  nodes: [
    {
      id: 'name',
      type: 'ask-name',
      data: { questionText: 'What is your name?', answerVariable: 'name' },
    },
    {
      id: 'day',
      type: 'user-input',
      data: { type: 'date', questionText: 'When?', answerVariable: 'day' },
    },
    { id: 'bye', type: 'message', data: { text: 'Bye, {name}!' } },
  ],
  edges: [
    { source: 'name', target: 'day' },
    { source: 'day', target: 'bye' },
  ],
}

/** Every habit at once by which a page takes keys for itself, each with the guard that such pages have. */
const habits = `
  window.heard = []
  const search = document.querySelector('input')
  const types = 'keydown keypress keyup cut copy paste beforeinput input focusin focusout'.split(' ')
  for (const type of types) document.addEventListener(type, event => {
    if (event.target.localName === 'talkgraph-widget') heard.push(type)
  })
  // A shortcut to the search.
  document.addEventListener('keydown', event => {
    if (/INPUT|TEXTAREA/.test(event.target.tagName)) return
    if (event.key !== '/' && event.key !== '?') return
    event.preventDefault()
    search.focus()
  })
  // A player: the space bar, letters and arrows.
  addEventListener('keydown', event => {
    if (event.target === search || !/^([ jklmf0-9]|Arrow.*)$/.test(event.key)) return
    event.preventDefault()
    heard.push('player')
  })
  addEventListener('keyup', event => {
    if (event.target !== search && event.key === ' ') event.preventDefault()
  })
  // An extension that changes the speed of videos listens before everybody.
  document.addEventListener('keydown', event => {
    if (/INPUT|TEXTAREA/.test(event.target.nodeName) || event.target.isContentEditable) return
    if (!/^[sdxzrgv]$/.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    heard.push('speed')
  }, true)
  // A page that takes what is pasted anywhere, and what is typed.
  document.addEventListener('paste', event => { event.preventDefault(); heard.push('paste') }, true)
  document.addEventListener('beforeinput', event => {
    if (event.target !== search) event.preventDefault()
  })
  // A dialog's trap, of both kinds.
  const trap = event => { if (event.target !== search && event.target.closest('talkgraph-widget')) search.focus() }
  document.addEventListener('focusin', trap)
  document.addEventListener('focusin', trap, true)
  document.addEventListener('focus', trap, true)
`

/** A page with all of them, and a chat with that bot. */
export const keenPage = pageWith(
  `<input aria-label="Search"><script>${habits}</script><script async src="/talkgraph.js" data-chatbot-id="asks"></script>`,
)
