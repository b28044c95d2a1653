import { type Draft, type Operation, overlaps } from 'talkgraph/builder'
import { valueAt } from './value-at.js'

/** What this person wrote into a field lately. */
export interface Written {
  readonly operation: Operation
  readonly title: string
  readonly at: number
}

/** Milliseconds after which nobody is told any more that somebody has written over it. */
const lately = 10 * 60_000
const most = 50

/** The list with what was just written; what stood for the same field goes. */
export function write(
  written: readonly Written[],
  operations: readonly Operation[],
  title: string,
  at: number,
) {
  const own = operations.filter(({ op }) => op === 'set' || op === 'bot')
  if (own.length === 0) return written
  const others = written.filter(
    each => at - each.at < lately && !own.some(operation => isSameField(operation, each.operation)),
  )
  return [...others, ...own.map(operation => ({ operation, title, at }))].slice(-most)
}

/** Those that somebody else's operation has replaced, in the draft that it has led to. */
export function replacedBy(
  operation: Operation,
  after: Draft,
  written: readonly Written[],
  now: number,
): readonly Written[] {
  return written.filter(
    each =>
      now - each.at < lately &&
      overlaps(operation, each.operation) &&
      JSON.stringify(valueAt(after, each.operation)) !==
        JSON.stringify(Reflect.get(each.operation, 'value')),
  )
}

function isSameField(one: Operation, other: Operation): boolean {
  if (one.op === 'set' && other.op === 'set')
    return one.nodeId === other.nodeId && JSON.stringify(one.path) === JSON.stringify(other.path)
  return (
    one.op === 'bot' &&
    other.op === 'bot' &&
    JSON.stringify(one.path) === JSON.stringify(other.path)
  )
}
