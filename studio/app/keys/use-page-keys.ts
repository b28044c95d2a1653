import { useEffect, useEffectEvent } from 'react'
import { isInOverlay, isTypedIn } from './press.js'
import { type KeysOf, pressedRow } from './rows.js'

/**
 * Hears keys wherever the keyboard is on the page, unless they belong to a field, a bot that is tried, a dialog or a menu, or
 * something has answered them already. The browser does nothing more with one, unless `onPress` says false: then it was not for it.
 */
export function usePageKeys<Pressed extends KeysOf>(
  rows: readonly Pressed[],
  onPress: (row: Pressed, event: KeyboardEvent) => unknown,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const row = pressedRow(rows, event)
    if (!row || (!row.isTyping && (isTypedIn(event) || isInOverlay(event)))) return
    if (onPress(row, event) !== false) event.preventDefault()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
