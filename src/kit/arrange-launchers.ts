import { hostName } from './host-name.js'

/** Between two launchers, in pixels. */
const gap = 12

/**
 * Has the launchers of several widgets stand side by side, or one above the other, in the order of their elements, and say
 * whose they are (decision 87).
 */
export function arrangeLaunchers(): void {
  const taken: Record<string, number> = {}
  const hosts = [...document.querySelectorAll(hostName)]
  // One alone need not be measured, unless it has had company.
  if (!hosts[1] && !frameIn(hosts[0])?.style.getPropertyValue('--tg-aside')) return
  const launchers = hosts.map(host => host.shadowRoot?.querySelector<HTMLElement>('.launcher'))
  const isOneOfSeveral = launchers.filter(Boolean).length > 1
  for (const [index, host] of hosts.entries()) {
    const launcher = launchers[index]
    const { does, bot } = launcher?.dataset ?? {}
    if (launcher && does) launcher.ariaLabel = isOneOfSeveral && bot ? `${does} – ${bot}` : does
    const side = launcher?.dataset.position
    if (!side || !launcher.offsetWidth) continue
    const before = taken[side] ?? 0
    // Not on the host, whose variables the page's own style sheets may set.
    const style = frameIn(host)?.style
    style?.setProperty('--tg-aside', `${side === 'left' ? before : -before}px`)
    style?.setProperty('--tg-above', `${-before}px`)
    taken[side] = before + launcher.offsetWidth + gap
  }
}

function frameIn(host: Element | undefined) {
  return host?.shadowRoot?.querySelector<HTMLElement>('.frame')
}
