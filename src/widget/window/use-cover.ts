import { type RefObject, useLayoutEffect } from 'react'
import { useModel } from '../../model/widget-model.js'
import { closeOnBack } from './close-on-back.js'
import { lockScroll } from './lock-scroll.js'

/**
 * Makes a window that covers the page modal: a popup, and every window on a phone. The page behind neither scrolls nor
 * takes the focus. A window that the visitor has not opened becomes modal only as the visitor turns to it, so that it
 * takes the focus from nobody.
 */
export function useCover(window: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const { chat, mode } = useModel()
  useLayoutEffect(() => {
    const dialog = window.current
    if (!isOpen || !dialog || mode === 'full-page') return
    // On phones the style sheet gives the window the whole screen.
    const isWhole = dialog.offsetWidth >= innerWidth
    if (mode !== 'popup' && !isWhole) return
    const unlock = lockScroll()
    const end = new AbortController()
    const close = () => chat.send({ type: 'close', byVisitor: true })
    const turn = () => {
      if (dialog.open) return
      const focused = dialog.querySelector<HTMLElement>(':focus')
      dialog.showModal()
      dialog.ariaModal = 'true'
      focused?.focus()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || dialog.open) return
      if (event.key === 'Escape') close()
      if (event.key !== 'Tab') return
      event.preventDefault()
      turn()
    }
    let isPressed = false
    const isBeside = ({ target, offsetX: x, offsetY: y }: MouseEvent) =>
      target === dialog && (x < 0 || y < 0 || x > dialog.offsetWidth || y > dialog.offsetHeight)
    // The backdrop is part of the dialog. Selecting text beyond the window's edge must not close it.
    dialog.onmousedown = event => {
      isPressed = isBeside(event)
    }
    dialog.onclick = event => {
      if (isPressed && isBeside(event)) close()
    }
    // Escape without a key event, and the back gesture on a phone.
    dialog.oncancel = event => {
      event.preventDefault()
      close()
    }
    const stay = isWhole ? closeOnBack(close) : undefined
    dialog.addEventListener('focusin', turn, end)
    document.addEventListener('keydown', onKeyDown, end)
    if (chat.getSnapshot().context.byVisitor) turn()
    return () => {
      end.abort()
      stay?.()
      dialog.ariaModal = null
      dialog.close()
      unlock()
    }
  }, [isOpen, mode, chat, window])
}
