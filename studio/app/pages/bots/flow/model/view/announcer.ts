/** What was done, for who does not see it. */
export interface Announcer {
  readonly say: (text: string) => void
  readonly subscribe: (listener: (text: string) => void) => () => void
}

/** What is said at the same time is said as one, so that a screen reader is not interrupted. */
const joined = 300

/** Tells what has happened, joined over a moment. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<(text: string) => void>()
  let waiting: string[] = []
  return {
    say: text => {
      if (waiting.length === 0)
        setTimeout(() => {
          const said = [...new Set(waiting)].join(' ')
          waiting = []
          for (const listener of listeners) listener(said)
        }, joined)
      waiting.push(text)
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
