import type { Problem } from '../../runtime/index.js'
import { createObservable, type Observable } from './observable.js'

/** Makes of a bot's HTML the harmless nodes; images are relative to the server. */
export type Sanitise = (html: string, server?: string) => DocumentFragment

/** Fetches from beside the bundle what sanitises a bot's HTML. Rejects when it cannot be fetched. */
export type LoadMarkup = () => Promise<{ readonly sanitise: Sanitise }>

/** What sanitises a bot's HTML, once somebody has fetched it (decision 50). */
export interface Markup extends Pick<Observable<Sanitise | undefined>, 'get' | 'subscribe'> {
  /** Fetches it, unless it is there or on its way. */
  fetch(): void
}

/** Makes the fetching of what sanitises HTML; each failure is reported, and the next text tries again. */
export function createMarkup(load: LoadMarkup, report: (problem: Problem) => void): Markup {
  const { get, set, subscribe } = createObservable<Sanitise | undefined>(undefined)
  let isWanted = false
  return {
    get,
    subscribe,
    fetch() {
      if (isWanted) return
      isWanted = true
      load().then(
        ({ sanitise }) => set(sanitise),
        reason => {
          isWanted = false
          const message = `Formatted texts are shown as their plain words: ${reason}`
          report({ code: 'MARKUP_NOT_LOADED', message })
        },
      )
    },
  }
}
