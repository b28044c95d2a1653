import { makeKey } from '#api/make-key.js'
import type { TabLocks } from './idb-storage.js'

/** A tab in which a bot is drawn, as long as it is open. */
interface Tab extends TabLocks {
  readonly id: string
  readonly leave: () => void
}

/** Milliseconds in which the page before a reload goes. */
const patience = 1000
const lockOf = (id: string) => `talkgraph-draft-${id}`

/**
 * Gives this tab its id for a bot: the same over a reload, another one in a tab that was duplicated. Where the browser cannot say which tabs are open, all others count as open, and each
 * sends what is its own.
 */
export async function openTab(botId: string): Promise<Tab> {
  const name = `talkgraph-draft-tab ${botId}`
  const known = sessionStorage.getItem(name)
  let leave = known === null ? undefined : await hold(known)
  const id = known !== null && leave ? known : makeKey()
  leave ??= await hold(id)
  sessionStorage.setItem(name, id)
  return {
    id,
    leave: leave ?? (() => {}),
    async isOpen(other) {
      const { held = [] } = (await locks()?.query()) ?? { held: undefined }
      return !locks() || held.some(lock => lock.name === lockOf(other))
    },
  }
}

/** Only pages with https have them. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined

/** Takes the name, and gives how to give it back; undefined where another tab has it. */
function hold(id: string): Promise<(() => void) | undefined> {
  const manager = locks()
  if (!manager) return Promise.resolve(() => {})
  return new Promise(resolve => {
    const signal = AbortSignal.timeout(patience)
    manager
      .request(lockOf(id), { signal }, () => new Promise<void>(free => resolve(() => free())))
      .catch(() => resolve(undefined))
  })
}
