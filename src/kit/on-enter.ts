import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.js'

/** Hears of Enter in a field. A form would do so too, but sandboxed frames have none. */
export const onEnter = (confirm: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  confirm()
}
