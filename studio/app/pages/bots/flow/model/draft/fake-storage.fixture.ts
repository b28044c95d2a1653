import type { DraftStorage, KeptDraft, KeptTab } from './storage.js'

/** A browser's storage, in memory, for all its tabs. */
export function createFakeBrowser() {
  const tabs = new Map<string, string>()
  const drafts = new Map<string, string>()
  const open = new Map<string, object>()
  let newest: string | undefined

  return {
    tabs,
    storage(clientId: string): DraftStorage {
      const page = {}
      open.set(clientId, page)
      /** A page that is gone does nothing any more. */
      const run = <Result>(act: () => Result) =>
        open.get(clientId) === page ? Promise.resolve(act()) : new Promise<Result>(() => undefined)
      return {
        loadTab: () => run(() => read<KeptTab>(tabs.get(clientId))),
        loadDraft: () => run(() => read<KeptDraft>(drafts.get(clientId) ?? newest)),
        keepTab: tab => run(() => void tabs.set(clientId, JSON.stringify(tab))),
        keepDraft: draft =>
          run(() => {
            newest = JSON.stringify(draft)
            drafts.set(clientId, newest)
          }),
        left: () =>
          run(() =>
            [...tabs].flatMap(([id, tab]) =>
              open.has(id) ? [] : [{ clientId: id, pending: read<KeptTab>(tab)?.pending ?? [] }],
            ),
          ),
        forget: id =>
          run(() => {
            tabs.delete(id)
            drafts.delete(id)
          }),
        close: () => void open.delete(clientId),
      }
    },
    /** The tab is gone without a word. */
    crash: (clientId: string) => void open.delete(clientId),
  }
}

const read = <Value>(text: string | undefined): Value | undefined =>
  text ? JSON.parse(text) : undefined
