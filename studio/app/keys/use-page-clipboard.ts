import { useEffect, useEffectEvent } from 'react'
import { isTypedIn } from './press.js'

/** Hears what is copied, cut and pasted on the page, unless it belongs to a field or to a bot that is tried. */
export function usePageClipboard({
  onCopy,
  onPaste,
}: {
  /** Also where it is cut. */
  readonly onCopy: (event: ClipboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}): void {
  const copied = useEffectEvent(onCopy)
  const pasted = useEffectEvent(onPaste)
  useEffect(() => {
    const copy = (event: ClipboardEvent) => isTypedIn(event) || copied(event)
    const put = (event: ClipboardEvent) => isTypedIn(event) || pasted(event)
    addEventListener('copy', copy)
    addEventListener('cut', copy)
    addEventListener('paste', put)
    return () => {
      removeEventListener('copy', copy)
      removeEventListener('cut', copy)
      removeEventListener('paste', put)
    }
  }, [])
}
