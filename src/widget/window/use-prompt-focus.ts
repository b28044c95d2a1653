import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isTouch } from '../../kit/is-touch.js'
import { useConversation, useModel } from '../../model/widget-model.js'

/** Finds what takes the focus for an open prompt: the composer's field or the first option. */
export const promptEntry = '[data-prompt-entry]'

/** What a phone opens its keyboard for. */
const fields = 'textarea, input:not([type=file], [type=range])'

const resting = '[role="log"]'

/** What the focus may be taken from: what was used to answer, or the transcript as a resting place, unless its messages are walked. */
const restingPlaces = '[role="log"], .entry:not(:focus-visible), .prompt *, .composer *'

/**
 * Moves the focus to what is asked when the visitor opens the window, and on from answer to answer while the visitor
 * stays with the conversation. Never takes it from elsewhere on the page or in the window. On a touch screen a field gets it
 * only from a visitor who is typing already: the keyboard would cover what the bot says.
 */
export function usePromptFocus(window: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const { chat, mode } = useModel()
  const { prompt, status } = useConversation()
  const isHere = useRef(false)
  const isTyping = useRef(false)
  const openId = prompt?.id
  // At its end the field closes that the last pause has left open.
  const isOver = status === 'ended'

  useLayoutEffect(() => {
    isHere.current = isOpen && mode !== 'full-page' && chat.getSnapshot().context.byVisitor
    if (isHere.current) goToPrompt(window.current, !isTouch())
  }, [isOpen, chat, mode, window])

  useEffect(() => {
    const box = window.current
    if (!box || !isOpen) return
    // A field that is disabled while it has the focus loses it without an event, so arrivals and departures are noted. In
    // Firefox a date or a time loses it as it is made read-only.
    const arrive = (event: FocusEvent) => {
      const at = event.target
      isHere.current = at instanceof Element && at.matches(restingPlaces)
      isTyping.current = at instanceof Element && at.matches(fields)
    }
    const leave = (event: FocusEvent) => {
      const left = event.target
      const wasDisabled =
        left instanceof HTMLElement && left.matches(':disabled, [readonly], [hidden] *')
      if (!event.relatedTarget && !wasDisabled && left instanceof HTMLElement && left.isConnected)
        isHere.current = false
    }
    box.addEventListener('focusin', arrive)
    box.addEventListener('focusout', leave)
    return () => {
      box.removeEventListener('focusin', arrive)
      box.removeEventListener('focusout', leave)
    }
  }, [isOpen, window])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another prompt opens or closes, and at the end
  useEffect(() => {
    if (!isOpen || !isHere.current) return
    // The next key of somebody in the middle of a text must not pick an option.
    const hasBegun = isTyping.current || !!window.current?.querySelector(`${resting}[data-typed]`)
    const isWriting =
      hasBegun && !!window.current?.querySelector<HTMLTextAreaElement>('.field')?.value
    goToPrompt(window.current, isTyping.current || !isTouch(), isWriting)
  }, [openId, isOver])
}

function goToPrompt(box: HTMLElement | null, mayType: boolean, isWriting = false): void {
  const entry = box?.querySelector<HTMLElement>(promptEntry)
  const log = box?.querySelector<HTMLElement>(resting)
  // The composer stays open through a pause.
  if (!entry && box?.querySelector('.field:focus:enabled')) return
  if (entry && (entry.matches(fields) ? mayType : !isWriting)) goInto(entry)
  else {
    // It was not walked to: no ring.
    log?.setAttribute('data-resting', '')
    log?.focus()
  }
}

/** Whoever comes to a text that stands there goes on at its end. */
function goInto(entry: HTMLElement): void {
  if (entry.matches(':focus')) return
  entry.focus()
  if (entry instanceof HTMLTextAreaElement)
    entry.setSelectionRange(entry.value.length, entry.value.length)
}
