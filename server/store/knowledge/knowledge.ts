import type { Kysely } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'
import { createEmbeddingsRepository, type EmbeddingsRepository } from './embeddings.js'
import { createPageQueue, type PageQueue } from './pages.js'
import { createPieceShelf, type PieceShelf } from './pieces.js'
import { createProposedPairs, type ProposedPairRepository } from './proposed.js'
import { createQuestionRepository, type QuestionRepository } from './questions.js'
import { createPieceSearch, type PieceSearch } from './search.js'
import { createSourceRepository, type SourceRepository } from './sources.js'
import { createKnowledgeTests, type KnowledgeTestRepository } from './tests.js'
import { createVectorShelf, type VectorShelf } from './vectors.js'

/** What bots answer from: sources, their pages and pieces. */
export interface KnowledgeRepository {
  readonly sources: SourceRepository
  readonly pages: PageQueue
  readonly pieces: PieceShelf
  readonly search: PieceSearch
  readonly questions: QuestionRepository
  readonly embeddings: EmbeddingsRepository
  readonly vectors: VectorShelf
  readonly proposed: ProposedPairRepository
  readonly tests: KnowledgeTestRepository
}

/** The knowledge in a database. `now` in milliseconds. */
export function createKnowledgeRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number = Date.now,
): KnowledgeRepository {
  return {
    sources: createSourceRepository(db, now),
    pages: createPageQueue(db, room),
    pieces: createPieceShelf(db, room),
    search: createPieceSearch(db),
    questions: createQuestionRepository(db, now),
    embeddings: createEmbeddingsRepository(db, room, now),
    vectors: createVectorShelf(db, room),
    proposed: createProposedPairs(db, now),
    tests: createKnowledgeTests(db, now),
  }
}
