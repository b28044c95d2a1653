import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { ContentProps } from '../../model/content-props.js'
import type { AgentText } from '../../model/live.js'
import { useLive, useModel } from '../../model/widget-model.js'
import { hasMarkup, plainWords } from './plain-words.js'

/** A text or a piece of HTML. What an agent wrote shows who that is; until that can be drawn, its words. */
export function TextContent({ content }: ContentProps<'text' | 'html'>) {
  const { botLocale } = useModel()
  const isAgents = isAgentText(content)
  const live = useLive(isAgents)
  if (!live || !isAgents) return <Words html={content.html} />
  return (
    <div className="text" dir="auto" lang={botLocale}>
      <live.AgentMessage content={content} />
    </div>
  )
}

/** The harmless part of a text, and its words until there is what makes it harmless. */
function Words({ html }: { html: string }) {
  const { botLocale, markup, server } = useModel()
  const text = useRef<HTMLDivElement>(null)
  const isFormatted = hasMarkup(html)
  const found = useSyncExternalStore(markup.subscribe, markup.get)
  const sanitise = isFormatted && found
  useEffect(() => {
    if (isFormatted) markup.fetch()
  }, [isFormatted, markup])
  // Nodes instead of markup: nothing that reads HTML ever sees the text a second time.
  useLayoutEffect(() => {
    text.current?.replaceChildren(sanitise ? sanitise(html, server) : plainWords(html))
  }, [html, sanitise, server])
  return <div ref={text} className="text" dir="auto" lang={botLocale} />
}

function isAgentText(content: object): content is AgentText {
  return 'agent' in content && content.agent !== undefined
}
