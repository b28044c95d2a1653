import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftStorage, KeptDraft, KeptTab } from './storage.js'

interface Drafts extends DBSchema {
  tabs: { key: [botId: string, clientId: string]; value: KeptTab }
  drafts: { key: [botId: string, clientId: string]; value: KeptDraft }
}

/** Who says which tabs are still there. */
export interface TabLocks {
  /** Whether a tab of this name is open somewhere in this browser. */
  readonly isOpen: (clientId: string) => Promise<boolean>
}

/** Keeps drafts in the browser's database, for each bot and tab by itself. */
export function createIdbStorage(botId: string, clientId: string, locks: TabLocks): DraftStorage {
  let opened: Promise<IDBPDatabase<Drafts>> | undefined
  const database = () => {
    opened ??= openDB<Drafts>('talkgraph-drafts', 1, {
      upgrade(db) {
        db.createObjectStore('tabs')
        db.createObjectStore('drafts')
      },
    })
    return opened
  }
  const key: [string, string] = [botId, clientId]
  /** All tabs of this bot. */
  const all = () => IDBKeyRange.bound([botId], [botId, []])

  return {
    loadTab: async () => (await database()).get('tabs', key),
    async loadDraft() {
      const db = await database()
      const own = await db.get('drafts', key)
      if (own) return own
      const others = await db.getAll('drafts', all())
      return others.sort((one, other) => other.seq - one.seq)[0]
    },
    keepTab: async tab => void (await (await database()).put('tabs', tab, key)),
    keepDraft: async draft => void (await (await database()).put('drafts', draft, key)),
    async left() {
      const db = await database()
      const gone: { clientId: string; pending: KeptTab['pending'] }[] = []
      for (const [, other] of await db.getAllKeys('tabs', all())) {
        if (other === clientId || (await locks.isOpen(other))) continue
        gone.push({
          clientId: other,
          pending: (await db.get('tabs', [botId, other]))?.pending ?? [],
        })
      }
      return gone
    },
    async forget(other) {
      const db = await database()
      await db.delete('tabs', [botId, other])
      await db.delete('drafts', [botId, other])
    },
    close: () => void opened?.then(db => db.close()).catch(() => undefined),
  }
}
