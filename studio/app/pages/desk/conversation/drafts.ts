import { forgetWithSession } from '../../../api/session-end.js'

/** What an agent was writing in a thread. */
export interface Unsent {
  readonly text: string
  /** It was for agents alone. */
  readonly isNote: boolean
  /** What the visitor was to pick from, if anything. */
  readonly options?: readonly string[] | undefined
}

const place = 'desk-drafts'
/** So many are kept, those that were written last. */
const mostDrafts = 50
/** Milliseconds after which what is being typed is kept at the latest. */
const soon = 300

/** By agent and thread, the one that was written last at the end; undefined until they were looked up. */
let known: Map<string, Unsent> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** What this agent, or one who was not known yet, was writing in a thread, also before the page was loaded anew. */
export const draftOf = (agentId: string, threadId: string): Unsent | undefined =>
  drafts().get(nameOf(agentId, threadId)) ?? drafts().get(nameOf('', threadId))

/** Keeps what an agent is writing in a thread, within a second and before the page goes; nothing of what is empty. */
export function keepDraft(agentId: string, threadId: string, draft: Unsent | undefined): void {
  const all = drafts()
  const name = nameOf(agentId, threadId)
  all.delete(name)
  all.delete(nameOf('', threadId))
  if (draft && (draft.text !== '' || draft.options)) all.set(name, draft)
  for (const oldest of all.keys()) {
    if (all.size <= mostDrafts) break
    all.delete(oldest)
  }
  if (timer !== undefined) return
  timer = setTimeout(write, soon)
  globalThis.addEventListener('pagehide', write)
}

forgetWithSession(() => {
  known = new Map()
  write()
})

const nameOf = (agentId: string, threadId: string) => `${agentId} ${threadId}`

function drafts(): Map<string, Unsent> {
  known ??= read()
  return known
}

function read(): Map<string, Unsent> {
  try {
    // Only this module writes them.
    return new Map(JSON.parse(localStorage.getItem(place) ?? '[]') as [string, Unsent][])
  } catch {
    return new Map()
  }
}

function write() {
  clearTimeout(timer)
  timer = undefined
  globalThis.removeEventListener('pagehide', write)
  try {
    if (known?.size) localStorage.setItem(place, JSON.stringify([...known]))
    else localStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing for pages keeps them as long as the page is open.
  }
}
