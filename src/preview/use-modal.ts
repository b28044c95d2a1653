import { type RefObject, useLayoutEffect } from 'react'

/** Shows a dialog above all else on the page and takes the focus; gives it back when the component goes. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (typeof dialog.showModal === 'function') dialog.showModal()
    else dialog.setAttribute('open', '')
    dialog.focus()
    return () => {
      if (typeof dialog.close === 'function') dialog.close()
    }
  }, [ref])
}
