import { type RefObject, useEffect } from 'react'
import { promptEntry } from '../widget/window/use-prompt-focus.js'

/**
 * Moves the focus into the chat as soon as it is there, unless the owner has turned to a button meanwhile: to what is
 * asked, else to the conversation, which passes the focus on to its prompts.
 */
export function useChatFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  chat: number | undefined,
): void {
  useEffect(() => {
    const box = dialog.current
    if (chat === undefined || !box?.matches(':focus')) return
    const entry = box.querySelector<HTMLElement>(promptEntry)
    ;(entry ?? box.querySelector<HTMLElement>('[role=log]'))?.focus()
    return () => {
      // Otherwise the focus would be lost with this chat when another one follows.
      if (!box.querySelector('.header :focus')) box.focus()
    }
  }, [dialog, chat])
}
