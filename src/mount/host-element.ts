import type { Mode } from '../model/mode.js'

// Zero in size: only what is drawn inside, fixed to the viewport, can be seen or clicked.
const overPage =
  'position:fixed;bottom:0;right:0;width:0;height:0;overflow:visible;z-index:2147483647'
const fillsTarget = 'position:relative;width:100%;height:100%;min-height:320px'
// On paper it is as long as its conversation.
const fillsPage = 'position:var(--tg-page,fixed);inset:0;z-index:2147483647'

/** Where a host element stands: above the page, in place of the page, or inside a target. */
export type Placement = 'over-page' | 'whole-page' | 'in-target'

const rules: Record<Placement, string> = {
  'over-page': overPage,
  'whole-page': fillsPage,
  'in-target': fillsTarget,
}

/** Tells where a widget stands, by its mode. */
export function placementOf(mode: Mode, hasTarget: boolean): Placement {
  if (mode !== 'full-page') return 'over-page'
  return hasTarget ? 'in-target' : 'whole-page'
}

/** Guards the host element against the page's style sheets: inline and important wins over nearly all of them. */
export function protectHost(host: HTMLElement, placement: Placement): void {
  host.style.cssText = `all:initial;display:block;${rules[placement]}`.replace(
    /;|$/g,
    '!important;',
  )
}

/** Lifts the host into the top layer, above any z-index and out of transformed ancestors, where the browser can. */
export function liftToTopLayer(host: HTMLElement): void {
  // The loader has lifted its own already.
  if (host.popover) return
  host.popover = 'manual'
  host.showPopover?.()
}

/** Undoes what was done to a host element that the page keeps. */
export function releaseHost(host: HTMLElement): void {
  host.removeAttribute('popover')
  host.removeAttribute('style')
}
