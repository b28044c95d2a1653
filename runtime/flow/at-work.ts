import type { NodeDefinition } from '../node/define-node.js'
import type { Standing } from './levels.js'
import type { Visit } from './visit.js'

/** A node that was entered, and the visit of it. */
export interface Entered extends Standing {
  readonly definition: NodeDefinition
  /** What the type's schema has made of the node's data. */
  readonly data: never
  readonly visit: Visit
  /** How many visits the session had then. */
  readonly visited: number
  /** Has the flow gone on from here? */
  isLeft: boolean
}

/** The visits of a walk that are at work: one where it stands, and those that it has left behind. */
export interface AtWork {
  /** Undefined before the walk's beginning and after its end. */
  readonly current: Entered | undefined
  readonly leftBehind: ReadonlySet<Entered>
  /** The walk stands at this node now; undefined at its end. */
  standAt(entered: Entered | undefined): void
  /** The flow goes on from a node that is not done. */
  leaveBehind(entered: Entered): void
  /** A node is done. */
  done(entered: Entered): void
  /** Stops the one where the walk stands, and those that were entered after so many visits. */
  undo(visited: number): void
  stop(): void
}

/** Makes a list of visits at work, with none. */
export function createAtWork(): AtWork {
  const leftBehind = new Set<Entered>()
  let current: Entered | undefined
  return {
    get current() {
      return current
    },
    leftBehind,
    standAt(entered) {
      current = entered
    },
    leaveBehind: entered => void leftBehind.add(entered),
    done: entered => void leftBehind.delete(entered),
    undo(visited) {
      current?.visit.stop()
      for (const entered of leftBehind) {
        if (entered.visited <= visited) continue
        entered.visit.stop()
        leftBehind.delete(entered)
      }
    },
    stop() {
      current?.visit.stop()
      for (const { visit } of leftBehind) visit.stop()
      leftBehind.clear()
    },
  }
}
