import type { Outbound } from '../../platform/outbound/index.js'
import type { PageNote, SourceEntry, SourcePage, Store } from '../../store/index.js'
import type { Pace } from '../crawl/pace.js'
import type { Embeddings } from '../embeddings/embeddings.js'
import type { Meaning } from '../embeddings/meaning.js'
import type { ReadDocument } from '../reading/read-document.js'
import type { Readers } from '../reading/readers.js'

/** What runs take. */
export interface RunParts {
  readonly knowledge: Store['knowledge']
  readonly outbound: Outbound
  readonly readers: Readers
  readonly pace: Pace
  readonly embeddings: Pick<Embeddings, 'open'>
  readonly meaning: Meaning
  /** Whether the operator lets the server call this host of the own network. */
  readonly isOwnHost: (address: string) => boolean
}

/** A run that is under way. */
export interface Run {
  readonly source: SourceEntry
  readonly id: string
  readonly signal: AbortSignal
  /** Notes how far it is, and resolves to whether it goes on. */
  goesOn(): Promise<boolean>
}

/** Takes what was read of a page: what is as it was costs nothing. */
export async function takeDocument(
  { knowledge }: Pick<RunParts, 'knowledge'>,
  { source }: Run,
  page: SourcePage,
  { title, pieces, hash }: Pick<ReadDocument, 'title' | 'pieces' | 'hash'>,
  more: Partial<PageNote> = {},
): Promise<void> {
  const note = { title, hash, misses: 0, ...more }
  if (hash === page.hash) {
    await knowledge.pages.note(source.number, page.key, { ...note, outcome: 'unchanged' })
    return
  }
  await knowledge.pieces.stage(source.number, page.key, pieces)
  const outcome = page.hash === null ? 'added' : 'changed'
  await knowledge.pages.note(source.number, page.key, { ...note, outcome })
}

/** Has a page go that is known, and passes over any other. */
export async function leavePage(
  { knowledge }: Pick<RunParts, 'knowledge'>,
  { source }: Run,
  { key, hash }: SourcePage,
  reason: string,
): Promise<void> {
  if (hash !== null) await knowledge.pieces.stage(source.number, key, [])
  await knowledge.pages.note(source.number, key, {
    outcome: hash === null ? 'passed' : 'gone',
    reason,
  })
}
