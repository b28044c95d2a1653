import { createStore, type Store } from '#store/store.js'

/** What was done, for who does not see it. */
export interface Announcer {
  readonly say: (text: string) => void
  readonly said: Pick<Store<{ readonly text: string }>, 'get' | 'subscribe'>
}

/** What is said at the same time is said as one, so that a screen reader is not interrupted. */
const joined = 300

/** Tells what has happened, joined over a moment. */
export function createAnnouncer(): Announcer {
  const said = createStore({ text: '' })
  let waiting: string[] = []
  return {
    said,
    say: words => {
      if (waiting.length === 0)
        setTimeout(() => {
          const text = [...new Set(waiting)].join(' ')
          waiting = []
          // The same words once more are said once more.
          said.set({ text: text === said.get().text ? `${text}\u00a0` : text })
        }, joined)
      waiting.push(words)
    },
  }
}
