import { afterEach, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { type NewPiece, openStore } from '../index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const terms = Array.from({ length: 14 }, (_, at) => `term${at}`)

const two = terms.slice(3, 5)

/** Pieces of which most have most terms, many of them the same ones: these are as good for any question. */
const pieces: readonly NewPiece[] = Array.from({ length: 2400 }, (_, at) => {
  const own = terms.flatMap((term, place) =>
    (at * 7 + place * place * 5) % 11 === 0 ? [] : [[term, 1 + ((at + place) % 3)] as const],
  )
  return {
    address: null,
    title: `Piece ${at}`,
    path: [],
    text: `Piece ${at}`,
    language: 'en',
    hash: `${at}`,
    length: 20 + (at % 5),
    terms: at === 1234 ? [...own, ['rare', 1]] : own,
  }
})

test('both databases find the same pieces with the same scores in the same order', async () => {
  const [sqlite, postgres] = await Promise.all(databases.map(({ make }) => findAll(make)))
  expect(sqlite).toEqual(postgres)
  expect(sqlite?.common).toHaveLength(50)
  expect(sqlite?.rare[0]?.title).toBe('Piece 1234')
  const scores = (found: readonly { readonly score: number }[] = []) =>
    found.map(({ score }) => score)
  for (const [at, score] of scores(sqlite?.two).entries())
    expect(score).toBeCloseTo(best(two)[at] ?? 0, 4)
  // Terms that most pieces have are looked for among the best alone.
  for (const [at, score] of scores(sqlite?.common).entries())
    expect(score).toBeGreaterThan((best(terms)[at] ?? 0) * 0.95)
})

async function findAll(make: (typeof databases)[number]['make']) {
  const { address, drop } = await make()
  const { knowledge, database, close } = await openStore(address)
  closers.push(drop, close)
  const source = {
    id: 's',
    owner: 'o',
    kind: 'pairs',
    title: '',
    settings: '',
    botIds: [],
  } as const
  const { number } = await knowledge.sources.create(source)
  for (let from = 0; from < pieces.length; from += 400)
    await knowledge.pieces.stage(number, [
      { page: `${from}`, pieces: pieces.slice(from, from + 400) },
    ])
  await knowledge.pieces.swap(number)
  const place = await knowledge.search.place({ owner: 'o' })
  const found = async (asked: readonly string[]) =>
    (await knowledge.search.find(place, asked, 50)).pieces.map(({ title, score, met }) => ({
      title,
      score,
      met: met.toSorted(),
    }))
  const all = {
    common: await found(terms),
    rare: await found([...terms, 'rare']),
    two: await found(two),
  }
  await knowledge.sources.remove('o', 's')
  for (const table of ['knowledge_pieces', 'knowledge_terms'] as const)
    expect(await database.db.selectFrom(table).select('source').limit(1).execute()).toEqual([])
  return all
}

/** The best scores of all pieces, as BM25 has it. */
function best(asked: readonly string[]): readonly number[] {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0) / pieces.length
  const weight = (term: string) => {
    const having = pieces.filter(piece => piece.terms.some(([own]) => own === term)).length
    return Math.log(1 + (pieces.length - having + 0.5) / (having + 0.5))
  }
  const weights = new Map(asked.map(term => [term, weight(term)]))
  const scoreOf = (piece: NewPiece) =>
    piece.terms
      .map(
        ([term, count]) =>
          ((weights.get(term) ?? 0) * count * 2.2) /
          (count + 1.2 * (0.25 + (0.75 * piece.length) / length)),
      )
      .reduce((sum, each) => sum + each, 0)
  return pieces.map(scoreOf).sort((one, other) => other - one)
}
