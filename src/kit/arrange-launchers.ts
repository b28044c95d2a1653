/** The name of the host element. */
export const hostName = 'talkgraph-widget'

/** Between two launchers, in pixels. */
const gap = 12

/** Has the launchers of several widgets stand side by side, or one above the other, in the order of their elements (decision 87). */
export function arrangeLaunchers(): void {
  const taken = { left: 0, right: 0 }
  const hosts = [...document.querySelectorAll<HTMLElement>(hostName)]
  // One alone need not be measured, unless it has had company.
  if (!hosts[1] && !hosts[0]?.style.getPropertyValue('--tg-aside')) return
  for (const { shadowRoot, style } of hosts) {
    const launcher = shadowRoot?.querySelector<HTMLElement>('.launcher')
    if (!launcher?.offsetWidth) continue
    const side = launcher.dataset.position === 'left' ? 'left' : 'right'
    style.setProperty('--tg-aside', `${side === 'left' ? taken[side] : -taken[side]}px`, 'important')
    style.setProperty('--tg-above', `${-taken[side]}px`, 'important')
    taken[side] += launcher.offsetWidth + gap
  }
}
