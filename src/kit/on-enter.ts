import type { KeyboardEvent } from 'react'

/** Hears of Enter in a field. A form would do so too, but sandboxed frames have none. */
export const onEnter = (confirm: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  confirm()
}
