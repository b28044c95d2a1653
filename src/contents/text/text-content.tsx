import { useLayoutEffect, useRef } from 'react'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'
import { sanitise } from './sanitise.js'

/** A text or a piece of HTML: the harmless part of it. */
export function TextContent({ content: { html } }: ContentProps<'text' | 'html'>) {
  const { botLocale, server } = useModel()
  const text = useRef<HTMLDivElement>(null)
  // Nodes instead of markup: nothing that reads HTML ever sees the text a second time.
  useLayoutEffect(() => text.current?.replaceChildren(sanitise(html, server)), [html, server])
  return <div ref={text} className="text" dir="auto" lang={botLocale} />
}
