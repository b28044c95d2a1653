interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

const most = 500

/**
 * Writes what comes at the same time together: one write is under way, and what comes meanwhile goes with the next one.
 * `write` resolves to a result for each item, in their order.
 */
export function createBatch<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
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
      const batch = waiting.splice(0, most)
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
}
