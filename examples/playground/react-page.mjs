import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ChatWidget } from 'talkgraph/react'

/** Draws a `<ChatWidget>` as a React app would, opens it, and tells what happens. */
export function show(options, tell) {
  const place = document.querySelector('main').appendChild(document.createElement('div'))
  const props = {
    ...options,
    widgetRef: widget => widget?.open(),
    onStep: payload => tell('step', payload),
    onAnswer: payload => tell('answer', payload),
    onHandover: payload => tell('handover', payload),
    onProblem: payload => tell('problem', payload),
    onComplete: payload => tell('complete', payload),
  }
  createRoot(place).render(createElement(StrictMode, null, createElement(ChatWidget, props)))
}
