import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'
import { hasMarkup, plainWords } from './plain-words.js'

/** A text or a piece of HTML: the harmless part of it, and its words until there is what makes it harmless. */
export function TextContent({ content }: ContentProps<'text' | 'html'>) {
  const { html } = content
  const model = useModel()
  const { botLocale, server, markup } = model
  const text = useRef<HTMLDivElement>(null)
  const isFormatted = hasMarkup(html)
  const found = useSyncExternalStore(markup.subscribe, markup.get)
  const sanitise = isFormatted && found
  useEffect(() => {
    if (isFormatted) markup.fetch()
  }, [isFormatted, markup])
  // Nodes instead of markup: nothing that reads HTML ever sees the text a second time.
  useLayoutEffect(
    () => {
      const box = text.current
      box?.replaceChildren(sanitise ? sanitise(html, server) : plainWords(html))
      if (box && 'agent' in content) model.live?.().then(part => part.drawMessage(box, content, model))
    },
    [html, server, sanitise],
  )
  return <div ref={text} className="text" dir="auto" lang={botLocale} />
}
