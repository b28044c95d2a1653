import { type RefObject, useLayoutEffect } from 'react'

/**
 * Takes what is typed before anything can be typed into: keys that come while the focus rests in the transcript, as it does
 * right after opening, change the text of the field.
 */
export function useTypedEarly(
  field: RefObject<HTMLTextAreaElement | null>,
  change: (to: (text: string) => string) => void,
): void {
  useLayoutEffect(() => {
    const log = field.current?.closest('.window')?.querySelector<HTMLElement>('[role="log"]')
    if (!log) return
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event
      if (target !== log || !log.matches('[data-resting]') || !field.current?.disabled) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const isBack = key === 'Backspace'
      // A first space scrolls.
      if (key.length > 1 ? !isBack : key === ' ' && !log.matches('[data-typed]')) return
      log.setAttribute('data-typed', '')
      event.preventDefault()
      change(text => (isBack ? text.slice(0, -1) : text + key))
    }
    log.addEventListener('keydown', hear)
    return () => log.removeEventListener('keydown', hear)
  }, [field, change])
}
