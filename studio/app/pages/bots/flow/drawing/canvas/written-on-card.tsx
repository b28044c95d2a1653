import { classes } from '@talkgraph/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { cardWords, writeWords } from '../../model/edit/card-words.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'

/** The field in which words are written on the card itself: Enter or leaving it keeps them, Escape leaves them as they were. */
export function WrittenOnCard({
  nodeId,
  exitField,
  className,
}: {
  readonly nodeId: string
  /** Of an exit's words: the path of their field. */
  readonly exitField: string | null
  readonly className: string | undefined
}) {
  const { view, actions } = useFlowRoom()
  const node = useDraft(({ draft }) => draft.elements[0].nodes.find(({ id }) => id === nodeId))
  const words = node && cardWords(node, exitField)
  const [typed, setTyped] = useState(words?.value ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    // The press that opened the field is still under way.
    const frame = requestAnimationFrame(() => {
      field.current?.focus({ preventScroll: true })
      field.current?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const end = (isKept: boolean) => {
    if (isDone.current) return
    isDone.current = true
    view.set({ writing: null })
    if (isKept && node && words && typed !== words.value)
      actions.run([writeWords(node, words, typed)], `Changed “${words.title}”`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const key = keyOf(event)
    if (key !== 'Escape' && (key !== 'Enter' || event.shiftKey)) return
    event.preventDefault()
    end(key === 'Enter')
    view.goTo(nodeId, 'canvas')
  }
  return (
    <textarea
      ref={field}
      aria-label={words?.title}
      className={classes(className, 'nodrag nopan nowheel')}
      dir="auto"
      rows={1}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => afterPress(() => end(true))}
      onKeyDown={onKeyDown}
      onDoubleClick={event => event.stopPropagation()}
    />
  )
}
