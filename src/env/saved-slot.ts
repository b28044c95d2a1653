import { readSavedSession, type SavedSession } from '../../runtime/index.js'
import { toJson } from '../../runtime/session/values.js'
import { forgetSlot, slotName } from './slot-name.js'

/** Where a conversation outlives its page: nowhere, as long as the tab, or until it is cleared. */
export type Persistence = 'none' | 'session' | 'local'

/** What is kept of a widget in the browser. */
export interface Kept {
  readonly session: SavedSession
  /** The version of the flow that it began with. */
  readonly version: string
  readonly isOpen: boolean
  /** What stands in the field that one types in, where anything does. */
  readonly typed?: string | undefined
  /** What the server knows its session by. */
  readonly token?: string | undefined
  /** What stands for the visitor in experiments. */
  readonly visitor?: string | undefined
  /** What the server is told of its version; nothing where one was live alone as it began. */
  readonly query?: string | undefined
}

/** One widget's slot in the browser's storage. Storage that is blocked, full or broken counts as none. */
export interface SavedSlot {
  /** What the other tabs that have the same slot find one another by; undefined when this tab has it for itself. */
  readonly sharedName?: string | undefined
  /** What its entries are called by. */
  readonly name: string
  read(): Kept | undefined
  /** In a tab's own storage nothing is written before the visitor has answered something (decision 123). */
  write(kept: Kept): void
  clear(): void
  /** Removes all of its entries, whatever the persistence was then. */
  forget(): void
  /** Has the visitor switched sounds off? */
  isMuted(): boolean
  mute(isMuted: boolean): void
}

/**
 * Makes the slot of a bot, by its id and server. What a page brings itself has no version to know it by: it is kept only
 * where the page asks for it (decision 123).
 */
export function savedSlot(given: Persistence | undefined, id: string, server = ''): SavedSlot {
  const persistence = given ?? (server ? 'session' : 'none')
  const key = slotName(server, id)
  // A browser that blocks storage throws as soon as it is named.
  const use = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      if (persistence === 'session') return act(sessionStorage)
      if (persistence === 'local') return act(localStorage)
    } catch {}
    return undefined
  }

  return {
    name: key,
    sharedName:
      persistence === 'local' && 'BroadcastChannel' in window && use(storage => storage)
        ? key
        : undefined,
    read: () =>
      use(storage => {
        const kept: { readonly [Part in keyof Kept]?: unknown } = JSON.parse(
          storage.getItem(key) ?? '',
        )
        const session = readSavedSession(kept.session)
        const texts = [kept.token, kept.visitor, kept.typed, kept.query]
        const [token, visitor, typed, query] = texts.map(asText)
        const version = String(kept.version)
        return session && { session, version, isOpen: !!kept.isOpen, token, visitor, typed, query }
      }),
    write: kept =>
      (persistence === 'local' || hasAnswered(kept)) &&
      use(storage => storage.setItem(key, toJson(kept))),
    clear: () => use(storage => storage.removeItem(key)),
    forget: () => forgetSlot(key),
    isMuted: () => !!use(storage => storage.getItem(`${key} muted`)),
    mute: isMuted => use(storage => storage.setItem(`${key} muted`, isMuted ? '1' : '')),
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** An answer may be half of one, such as the date without its time. */
const hasAnswered = ({ session: { items, place } }: Kept) =>
  !!place?.answers.length || items.some(({ kind }) => kind === 'replied')
