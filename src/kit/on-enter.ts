import type { KeyboardEvent } from 'react'

/** Hears of Enter in a field. A form would do so too, but sandboxed frames have none. */
export const onEnter = (confirm: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  confirm()
}

/** Does a key belong to an input method? In Safari the Enter that ends a composition comes after its end, as key 229. */
export const isComposing = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent) =>
  isComposing || keyCode === 229
