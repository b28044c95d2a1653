import type { ColumnType } from 'kysely'
import type { Counted, Defaulted, Noted } from './columns.js'

type Number = ColumnType<number, never, never>

type Schedule = 'never' | 'daily' | 'weekly'

/** What bots answer from. Times are milliseconds. */
export interface KnowledgeTables {
  knowledge_sources: {
    number: Number
    id: string
    owner: string
    kind: 'site' | 'page' | 'file' | 'pairs'
    title: string
    /** JSON text. */
    settings: string
    state: 'waiting' | 'running' | 'ready' | 'failed'
    /** The run that is under way. */
    run: Noted<string>
    is_cancelled: Counted
    /** Of what is live: how many pieces, and how many terms they have together. */
    pieces: Counted
    words: Counted
    /** JSON text: the languages of its pieces. */
    languages: Defaulted
    /** JSON text. */
    last_run: Noted<string>
    created_at: number
    trained_at: Noted<number>
    schedule: ColumnType<Schedule, Schedule | undefined, Schedule>
    /** When it is read again by itself. */
    due_at: Noted<number>
    /** Grows whenever its vectors change. */
    vectors: Counted
  }
  knowledge_uses: { source_id: string; bot_id: string }
  knowledge_pages: {
    /** Its source's number. */
    source: number
    /** The address without what does not matter, or a name. */
    key: string
    address: Noted<string>
    title: Defaulted
    /** JSON text: what it is made of where it has no address. */
    content: Noted<string>
    /** JSON text. */
    links: Defaulted
    etag: Noted<string>
    modified: Noted<string>
    hash: Noted<string>
    misses: Counted
    depth: Counted
    /** Where it was met last, and in which order. */
    run: Noted<string>
    place: Counted
    /** What became of it in that run; null: it waits. */
    outcome: Noted<'added' | 'changed' | 'unchanged' | 'gone' | 'failed' | 'passed'>
    reason: Noted<string>
  }
  knowledge_pieces: {
    number: Number
    source: number
    page: string
    address: Noted<string>
    title: string
    /** JSON text: the headings that it stands below. */
    path: string
    body: string
    language: string
    hash: string
    length: number
    state: 'next' | 'live' | 'gone'
    /** 1: gone when the run ends. */
    is_leaving: Counted
  }
  /** By which provider an account's pieces are embedded. */
  knowledge_embeddings: {
    owner: string
    address: string
    model: string
    dimensions: number | null
    /** JSON text: the reference of a secret, or the name of a key of the settings. */
    key: string
    /** Names address, model and dimensions. */
    made_by: string
    nearness: number
    state: 'ok' | 'failed'
    remedy: Noted<string>
    updated_at: number
  }
  /** The vector of a piece, as the bytes of its numbers; it goes with the piece. */
  knowledge_vectors: { piece: number; source: number; made_by: string; vector: Uint8Array }
  /** What no source answered. */
  knowledge_questions: {
    id: string
    bot_id: string
    /** The same for what asks the same. */
    key: string
    question: string
    count: number
    last_at: number
    /** The tag of the session in which it was asked last. */
    session: Noted<string>
  }
  /** What agents answered and propose as knowledge. */
  knowledge_proposed_pairs: {
    id: string
    bot_id: string
    question: string
    answer: string
    /** The name of who did. */
    proposed_by: string
    /** The tag of the session in which it was asked. */
    session: Noted<string>
    created_at: number
  }
  /** What owners ask to see whether the right source answers. */
  knowledge_tests: {
    id: string
    bot_id: string
    question: string
    /** JSON text: ids of sources, and addresses of pages. */
    expected: string
    created_at: number
  }
  /** By which terms a piece is found; `count` weighs those of its title. */
  knowledge_terms: { source: number; term: string; piece: number; count: number; length: number }
}
