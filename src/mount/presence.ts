import type { Customizations } from '../../themes/index.js'
import { isDisabledPage } from '../env/page-rules.js'
import { watchAddress } from '../env/watch-address.js'
import type { Observable } from '../model/observable.js'

/** What a presence may do to the widget. */
export interface Presented {
  /** Hides it where it is not to be seen, and shows it again. */
  show(isShown: boolean): void
  open(): void
}

/** Shows the widget on the pages that `disabledUrls` allows, and opens it there if `botAutoOpen` is on. */
export interface Presence {
  /** The chat has been opened: it will not open by itself any more. */
  settle(): void
  stop(): void
}

/** Follows the page's address and the looks; opens once, `botAutoOpenDelay` seconds from now or when shown after that. */
export function createPresence(
  looks: Observable<Customizations>,
  { show, open }: Presented,
): Presence {
  let isDue = false
  let stopWatching: (() => void) | undefined
  const look = () => {
    const rules = looks.get()
    const isShown = !isDisabledPage(location.href, rules)
    show(isShown)
    if (isShown && isDue && rules.botAutoOpen) open()
    // The address matters only if some page is disabled.
    if (rules.disabledUrls.length > 0) stopWatching ??= watchAddress(look)
  }
  const wait = setTimeout(() => {
    isDue = true
    look()
  }, looks.get().botAutoOpenDelay * 1000)
  const unsubscribe = looks.subscribe(look)
  look()

  return {
    settle,
    stop() {
      settle()
      unsubscribe()
      stopWatching?.()
    },
  }

  function settle() {
    clearTimeout(wait)
    isDue = false
  }
}
