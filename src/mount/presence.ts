import type { Customizations } from '../../themes/index.js'
import { isDisabledPage } from './page-rules.js'
import type { Store } from './store.js'
import { watchAddress } from './watch-address.js'

/** What is done to the widget. */
export interface Presented {
  /** Hides it where it is not to be seen, and shows it again. */
  show(isShown: boolean): void
  open(): void
}

/** The widget's coming by itself: where `disabledUrls` lets it, and open when `botAutoOpen` is on. */
export interface Presence {
  /** The chat has been opened: it will not open by itself any more. */
  settle(): void
  stop(): void
}

/** Follows the page's address and the looks; opens once, `botAutoOpenDelay` seconds from now or when shown after that. */
export function createPresence(looks: Store<Customizations>, { show, open }: Presented): Presence {
  let isDue = false
  const look = () => {
    const isShown = !isDisabledPage(location.href, looks.get())
    show(isShown)
    if (isShown && isDue && looks.get().botAutoOpen) open()
  }
  const wait = setTimeout(() => {
    isDue = true
    look()
  }, looks.get().botAutoOpenDelay * 1000)
  const stopWatching = watchAddress(look)
  looks.subscribe(look)
  look()

  return {
    settle,
    stop() {
      settle()
      stopWatching()
    },
  }

  function settle() {
    clearTimeout(wait)
    isDue = false
  }
}
