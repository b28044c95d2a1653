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

/** A page with what was read of it. */
export interface TakenPage {
  readonly page: SourcePage
  readonly document: Pick<ReadDocument, 'title' | 'pieces' | 'hash' | 'isCut'>
}

/** Takes what was read of a page: what is as it was costs nothing. */
export async function takeDocument(
  { knowledge }: Pick<RunParts, 'knowledge'>,
  { source }: Run,
  { page, document: { title, pieces, hash, isCut = false } }: TakenPage,
  more: Partial<PageNote> = {},
): Promise<void> {
  const outcome = outcomeOf(page, hash)
  if (outcome !== 'unchanged')
    await knowledge.pieces.stage(source.number, [{ page: page.key, pieces }])
  const note = { title, hash, misses: 0, ...more, outcome, ...(isCut && { reason: tooLong }) }
  await knowledge.pages.note(source.number, page.key, note)
}

const tooLong = 'It is longer than may be read: its end is left out'

/** The same for many pages at once. */
export async function takeDocuments(
  { knowledge }: Pick<RunParts, 'knowledge'>,
  { source }: Run,
  taken: readonly TakenPage[],
): Promise<void> {
  const read = taken.map(({ page, document: { title, pieces, hash } }) => ({
    key: page.key,
    title,
    hash,
    pieces,
    outcome: outcomeOf(page, hash),
  }))
  const news = read.filter(({ outcome }) => outcome !== 'unchanged')
  await knowledge.pieces.stage(
    source.number,
    news.map(({ key, pieces }) => ({ page: key, pieces })),
  )
  await knowledge.pages.noteRead(source.number, read)
}

function outcomeOf(page: SourcePage, hash: string): 'added' | 'changed' | 'unchanged' {
  if (hash === page.hash) return 'unchanged'
  return page.hash === null ? 'added' : 'changed'
}

/** Has a page go that is known, and passes over any other. */
export async function leavePage(
  { knowledge }: Pick<RunParts, 'knowledge'>,
  { source }: Run,
  { key, hash }: SourcePage,
  reason: string,
): Promise<void> {
  if (hash !== null) await knowledge.pieces.stage(source.number, [{ page: key, pieces: [] }])
  await knowledge.pages.note(source.number, key, {
    outcome: hash === null ? 'passed' : 'gone',
    reason,
  })
}
