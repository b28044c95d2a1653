const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }

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
  const now = group.matches(':focus') ? buttons.length : buttons.findIndex(button => button.matches(':focus'))
  const target = targetOf(key, now, buttons.length, perRow, getComputedStyle(group).direction === 'rtl')
  if (target === undefined || now < 0) return false
  buttons[Math.min(buttons.length - 1, Math.max(0, target))]?.focus()
  return true
}

function targetOf(
  key: string,
  now: number,
  count: number,
  perRow: number,
  isRtl: boolean,
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  return now + (isAcross ? (isRtl ? -step : step) : step * perRow)
}
