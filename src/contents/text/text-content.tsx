import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'
import { hasMarkup, plainWords } from './plain-words.js'

/** A text or a piece of HTML: the harmless part of it, and its words until there is what makes it harmless. */
export function TextContent({ content }: ContentProps<'text' | 'html'>) {
  const model = useModel()
  const { botLocale, markup } = model
  const text = useRef<HTMLDivElement>(null)
  const isFormatted = hasMarkup(content.html)
  const found = useSyncExternalStore(markup.subscribe, markup.get)
  const sanitise = isFormatted && found
  useEffect(() => {
    if (isFormatted) markup.fetch()
  }, [isFormatted, markup])
  // Nodes instead of markup: nothing that reads HTML ever sees the text a second time.
  useLayoutEffect(() => {
    const box = text.current
    box?.replaceChildren(sanitise ? sanitise(content.html, model.server) : plainWords(content.html))
    if (box && 'agent' in content) model.live?.().then(part => part.drawMessage(box, content, model))
  }, [content, model, sanitise])
  return <div ref={text} className="text" dir="auto" lang={botLocale} />
}
