/** Ids that are remembered; forgetting one costs a write too many, and nothing else. */
const mostRemembered = 1000

/** Makes what says of an id whether it is its turn: at most once a second for each. `now` in milliseconds. */
export function onceASecond(now: () => number = () => performance.now()): (id: string) => boolean {
  /** The longest remembered comes first. */
  const turns = new Map<string, number>()
  return id => {
    const time = now()
    const before = turns.get(id)
    if (before !== undefined && time - before < 1000) return false
    turns.delete(id)
    turns.set(id, time)
    const [first] = turns.keys()
    if (turns.size > mostRemembered && first !== undefined) turns.delete(first)
    return true
  }
}
