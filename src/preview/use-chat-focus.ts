import { type RefObject, useEffect } from 'react'
import { promptEntry } from '../widget/window/use-prompt-focus.js'

/**
 * Takes whoever has not turned to a button meanwhile to the chat as soon as it is there: to what is asked, else to the
 * conversation, which passes the focus on to its prompts.
 */
export function useChatFocus(dialog: RefObject<HTMLDialogElement | null>, chat: number | undefined): void {
  useEffect(() => {
    const box = dialog.current
    if (chat === undefined || !box?.matches(':focus')) return
    const entry = box.querySelector<HTMLElement>(promptEntry)
    ;(entry ?? box.querySelector<HTMLElement>('[role=log]'))?.focus()
    return () => {
      // Another chat may follow, and the focus would be lost with this one.
      if (!box.querySelector('.header :focus')) box.focus()
    }
  }, [dialog, chat])
}
