import { useSyncExternalStore } from 'react'
import { createObservable } from '../model/observable.js'
import type { Line } from './line.js'

/** The line of a session to the desk: the chart of a handover opens it, and what is drawn follows it. */
export interface DeskLineStore {
  /** The line that is open, or was last. */
  current(): Line | undefined
  /** Takes the place of the line before. */
  open(make: (change: () => void) => Line): Line
  /** A line changes in itself: how often it has is what tells. */
  readonly changes: {
    readonly get: () => number
    readonly subscribe: (listener: () => void) => () => void
  }
}

/** Makes it, without a line. */
export function createDeskLine(): DeskLineStore {
  const changes = createObservable(0)
  let line: Line | undefined
  return {
    changes,
    current: () => line,
    open(make) {
      line = make(() => changes.set(changes.get() + 1))
      return line
    },
  }
}

/** The line, followed as it changes. */
export function useLine({ changes, current }: DeskLineStore): Line | undefined {
  useSyncExternalStore(changes.subscribe, changes.get)
  return current()
}
