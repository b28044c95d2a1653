import { useLayoutEffect, useRef, useState } from 'react'
import { useConversation, useModel } from '../../model/widget-model.js'

/**
 * The text in the field, which outlives questions: what one has taken goes out of it, what no question has taken comes back in
 * front of what was typed since. `judged` is what the question was sent; `isOurs` is set where it was answered from
 * here, and not in another tab.
 */
export function useTypedText() {
  const { prefilled, typed } = useModel()
  const { prompt, status, draft = '' } = useConversation()
  const [text, setText] = useState(typed.text || draft)
  const judged = useRef('')
  const given = useRef(draft)
  const isOurs = useRef(false)
  const isTyped = prompt?.prompt.kind === 'text'
  const isRestarting = status === 'restarting'

  useLayoutEffect(() => {
    typed.text = text
  }, [typed, text])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs as a question or a draft comes or goes
  useLayoutEffect(() => {
    const since = isRestarting ? '' : without(without(text, judged.current), given.current)
    const offered = draft || (isTyped && !since && prefilled.pop()) || ''
    setText([offered, since].filter(Boolean).join('\n'))
    isOurs.current = !prompt && (isOurs.current || judged.current !== '')
    judged.current = ''
    given.current = offered
  }, [prompt?.id, draft, isRestarting])

  return { text, setText, judged, isOurs }
}

function without(text: string, start: string): string {
  const trimmed = text.trimStart()
  return start && trimmed.startsWith(start) ? trimmed.slice(start.length).trimStart() : text
}
