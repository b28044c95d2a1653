import { makeKey } from '../env/make-key.js'

/** What stands for a widget's visitor, by which an experiment has the same branch taken each time. */
export interface VisitorKey {
  read(): string
  /** What is kept in the browser; undefined while nobody has asked for one. */
  own(): string | undefined
  /** Goes on with what was kept. */
  resume(own: string): void
  /** Takes the id that the owner's server has vouched for, or takes it back. */
  identify(id: string | undefined): void
}

/** Makes one, which is the widget's own until the page says who the visitor is. */
export function createVisitorKey(): VisitorKey {
  let own: string | undefined
  let identity: string | undefined
  return {
    own: () => own,
    read() {
      if (identity !== undefined) return `identity ${identity}`
      own ??= makeKey()
      return own
    },
    resume(kept) {
      own = kept
    },
    identify(id) {
      identity = id
    },
  }
}
