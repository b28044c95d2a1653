import { type KeyboardEvent, useEffect } from 'react'
import { useModel } from './model.js'

/** Escape closes the window: from inside it, and from anywhere on the page while a popup is open. */
export function useEscape(isOpen: boolean): (event: KeyboardEvent) => void {
  const { chat, mode } = useModel()
  const everywhere = isOpen && mode === 'popup'

  useEffect(() => {
    if (!everywhere) return
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) chat.send({ type: 'close', byVisitor: true })
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [everywhere, chat])

  return event => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (event.nativeEvent.isComposing || !isOpen || mode === 'full-page') return
    event.preventDefault()
    chat.send({ type: 'close', byVisitor: true })
  }
}
