import { useLayoutEffect, useRef, useState } from 'react'
import { useConversation, useModel } from '../../model/widget-model.js'

/**
 * The text in the field, which outlives questions: what one has taken goes out of it, what no question has taken comes back in
 * front of what was typed since. `sent` notes what is being judged.
 */
export function useTypedText() {
  const { prefilled } = useModel()
  const { prompt, status, draft = '' } = useConversation()
  const [text, setText] = useState(draft)
  const judged = useRef('')
  const given = useRef(draft)
  const isTyped = prompt?.prompt.kind === 'text'
  const isRestarting = status === 'restarting'

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs as a question or a draft comes or goes
  useLayoutEffect(() => {
    const since = isRestarting ? '' : without(without(text, judged.current), given.current)
    const offered = draft || (isTyped && !since && prefilled.pop()) || ''
    setText([offered, since].filter(Boolean).join('\n'))
    judged.current = ''
    given.current = offered
  }, [prompt?.id, draft, isRestarting])

  return { text, setText, judged }
}

function without(text: string, start: string): string {
  const trimmed = text.trimStart()
  return start && trimmed.startsWith(start) ? trimmed.slice(start.length).trimStart() : text
}
