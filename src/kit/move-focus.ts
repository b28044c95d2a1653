const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Moves the focus among the buttons of a group, or others of `what`, by arrow keys, Home and End; true when the key was
 * one of them. A group that has the focus itself is left backwards, from its end.
 */
export function moveFocus(
  group: HTMLElement,
  key: string,
  perRow = 1,
  what = 'button:not(:disabled)',
): boolean {
  const buttons = [...group.querySelectorAll<HTMLElement>(what)]
  const now = group.matches(':focus')
    ? buttons.length
    : buttons.findIndex(button => button.matches(':focus'))
  const step = steps[key]
  if (!step || now < 0) return false
  const isAcross = /Left|Right/.test(key)
  const isBack = isAcross && getComputedStyle(group).direction === 'rtl'
  const target = now + (isBack ? -step : isAcross ? step : step * perRow)
  buttons[Math.min(buttons.length - 1, Math.max(0, target))]?.focus()
  return true
}
