import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ChatPreview, ChatWidget } from 'talkgraph/react'

/** Draws a `<ChatWidget>` as a React app would, opens it, and tells what happens. */
export function show(options, tell) {
  draw(
    createElement(ChatWidget, {
      ...options,
      ...handlers(tell),
      widgetRef: widget => widget?.open(),
    }),
  )
}

/** Shows a `<ChatPreview>` as a builder would, behind a button, or embedded in the page. */
export function preview(options, embedded, tell) {
  draw(createElement(Builder, { ...options, ...handlers(tell), embedded, className: 'embedded' }))
}

function Builder(props) {
  const [isShown, setShown] = useState(props.embedded)
  const [isWelcome, setWelcome] = useState(true)
  const bot = isWelcome ? props.bot : { ...props.bot, nodes: [], elements: undefined }
  return [
    createElement(
      'button',
      { key: 'open', type: 'button', onClick: () => setShown(true) },
      'Open the preview',
    ),
    createElement(
      'button',
      { key: 'spoil', type: 'button', onClick: () => setWelcome(!isWelcome) },
      'Take the nodes out or in',
    ),
    isShown &&
      createElement(ChatPreview, { ...props, bot, key: 'preview', onClose: () => setShown(false) }),
  ]
}

function draw(element) {
  const place = document.querySelector('main').appendChild(document.createElement('div'))
  createRoot(place).render(createElement(StrictMode, null, element))
}

function handlers(tell) {
  return {
    onStep: payload => tell('step', payload),
    onAnswer: payload => tell('answer', payload),
    onHandover: payload => tell('handover', payload),
    onProblem: payload => tell('problem', payload),
    onComplete: payload => tell('complete', payload),
  }
}
