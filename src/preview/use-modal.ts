import { type RefObject, useLayoutEffect } from 'react'
import { lockScroll } from '../widget/window/lock-scroll.js'

/** Shows a dialog above all else on the page, which does not scroll meanwhile, and takes the focus; gives both back when the component goes. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const unlock = lockScroll()
    if (typeof dialog.showModal === 'function') dialog.showModal()
    else dialog.setAttribute('open', '')
    dialog.focus()
    return () => {
      if (typeof dialog.close === 'function') dialog.close()
      unlock()
    }
  }, [ref])
}
