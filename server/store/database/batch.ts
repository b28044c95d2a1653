interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

const mostItems = 500

/** How large a write may become: the sizes of its items together, where it has more than one. */
interface Room<Item> {
  readonly most: number
  readonly of: (item: Item) => number
}

/**
 * Writes what comes at the same time together: one write is under way, and what comes meanwhile goes with the next one.
 * `write` resolves to a result for each item, in their order.
 */
export function createBatch<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  room: Room<Item> = { most: mostItems, of: () => 1 },
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isWriting = false

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isWriting) return
      isWriting = true
      // What comes in the same turn of the event loop is waited for.
      setImmediate(writeAll)
    })

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, next())
      try {
        const results = await write(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    waiting = []
    isWriting = false
  }

  /** How many of those that wait fit into one write. */
  function next(): number {
    let size = 0
    for (const [index, { item }] of waiting.slice(0, mostItems).entries()) {
      size += room.of(item)
      if (size > room.most && index > 0) return index
    }
    return mostItems
  }
}
