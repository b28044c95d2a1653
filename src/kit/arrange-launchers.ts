import { hostName } from './host-name.js'

/** Between two launchers, in pixels. */
const gap = 12

/** Has the launchers of several widgets stand side by side, or one above the other, in the order of their elements (decision 87). */
export function arrangeLaunchers(): void {
  const taken: Record<string, number> = {}
  const hosts = [...document.querySelectorAll<HTMLElement>(hostName)]
  // One alone need not be measured, unless it has had company.
  if (!hosts[1] && !hosts[0]?.style.getPropertyValue('--tg-aside')) return
  for (const { shadowRoot, style } of hosts) {
    const launcher = shadowRoot?.querySelector<HTMLElement>('.launcher')
    const side = launcher?.dataset.position
    if (!side || !launcher.offsetWidth) continue
    const before = taken[side] ?? 0
    style.setProperty('--tg-aside', `${side === 'left' ? before : -before}px`)
    style.setProperty('--tg-above', `${-before}px`)
    taken[side] = before + launcher.offsetWidth + gap
  }
}
