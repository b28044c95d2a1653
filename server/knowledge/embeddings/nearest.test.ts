import { expect, test } from 'vitest'
import { createNearest } from './nearest.js'

/** Numbers that look like any, the same at each call. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  }
}

function vectorsOf(count: number, width: number, seed = 7): readonly Float32Array[] {
  const next = numbersFrom(seed)
  return Array.from({ length: count }, () => {
    const numbers = Array.from({ length: width }, next)
    const length = Math.hypot(...numbers)
    return Float32Array.from(numbers, each => each / length)
  })
}

/** Sources by their numbers, each with its pieces in their order. */
function shelfOf(sources: Record<number, readonly (readonly [number, Float32Array])[]>) {
  const read: number[] = []
  let isHeldUp: Promise<void> | undefined
  return {
    sources,
    read,
    holdUp: (until: Promise<void>) => {
      isHeldUp = until
    },
    shelf: {
      pieces: async (source: number) => {
        await isHeldUp
        return (sources[source] ?? []).map(([piece]) => piece)
      },
      read: async (source: number, _: string, pieces: readonly number[]) =>
        (sources[source] ?? []).flatMap(([piece, vector]) => {
          if (!pieces.includes(piece)) return []
          read.push(piece)
          return [{ piece, vector }]
        }),
    },
  }
}

const product = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0)

test.each([3, 16, 100, 768, 3072])(
  'of vectors of %i numbers the nearest are found',
  async width => {
    const vectors = vectorsOf(300, width)
    const { shelf } = shelfOf({ 1: vectors.map((vector, at) => [at + 10, vector]) })
    const [asked = new Float32Array(width)] = vectorsOf(1, width, 99)
    const best = vectors
      .map((vector, at) => ({ piece: at + 10, similarity: product(vector, asked) }))
      .sort((one, other) => other.similarity - one.similarity)
    const found = await createNearest(shelf).find([{ number: 1, vectors: 1 }], 'm', asked, 5)
    expect(found[0]?.piece).toBe(best[0]?.piece)
    for (const { piece, similarity } of found)
      expect(similarity).toBeCloseTo(best.find(other => other.piece === piece)?.similarity ?? 0, 2)
  },
)

test('vectors whose numbers are all as large as can be are multiplied without a fault', async () => {
  const width = 4096
  const whole = new Float32Array(width).fill(1 / Math.sqrt(width))
  const { shelf } = shelfOf({
    1: [
      [1, whole],
      [2, whole.map(each => -each)],
    ],
  })
  const found = await createNearest(shelf).find([{ number: 1, vectors: 1 }], 'm', whole, 2)
  expect(found.map(({ piece, similarity }) => [piece, similarity.toFixed(3)])).toEqual([
    [1, '1.000'],
    [2, '-1.000'],
  ])
})

test('of those that are as near the first come first, whichever source they are of', async () => {
  const [one = new Float32Array()] = vectorsOf(1, 32)
  const { shelf } = shelfOf({
    1: [
      [4, one],
      [9, one],
    ],
    2: [
      [2, one],
      [7, one],
    ],
  })
  const sources = [
    { number: 1, vectors: 1 },
    { number: 2, vectors: 1 },
  ]
  const found = await createNearest(shelf).find(sources, 'm', one, 3)
  expect(found.map(({ piece }) => piece)).toEqual([2, 4, 7])
})

test('only what is new is read again', async () => {
  const vectors = vectorsOf(3, 8)
  const [one = new Float32Array(), two = one, three = one] = vectors
  const { shelf, sources, read } = shelfOf({
    1: [
      [1, one],
      [2, two],
    ],
  })
  const nearest = createNearest(shelf)
  await nearest.find([{ number: 1, vectors: 1 }], 'm', one, 3)
  sources[1] = [
    [2, two],
    [3, three],
  ]
  read.length = 0
  const found = await nearest.find([{ number: 1, vectors: 2 }], 'm', three, 3)
  expect(found.map(({ piece }) => piece).sort()).toEqual([2, 3])
  expect(found[0]?.piece).toBe(3)
  expect(read).toEqual([3])
})

test('while vectors take long to be read, those of before are looked at', async () => {
  const [one = new Float32Array(), two = one] = vectorsOf(2, 8)
  const { shelf, sources, holdUp } = shelfOf({ 1: [[1, one]], 2: [[3, one]] })
  const nearest = createNearest(shelf, { patience: 1 })
  const at = (vectors: number) => [
    { number: 1, vectors },
    { number: 2, vectors: 1 },
  ]
  await expect.poll(async () => (await nearest.find(at(1), 'm', one, 3)).length).toBe(2)
  let resolve = () => {}
  holdUp(
    new Promise(done => {
      resolve = done
    }),
  )
  sources[1] = [[2, two]]
  expect((await nearest.find(at(2), 'm', two, 3)).map(({ piece }) => piece)).toEqual([1, 3])
  resolve()
  await expect
    .poll(async () => (await nearest.find(at(2), 'm', two, 3)).map(({ piece }) => piece))
    .toEqual([2, 3])
})

test('no search takes more memory than there is, and what was left out is read once there is room', async () => {
  const [one = new Float32Array()] = vectorsOf(1, 16)
  const { shelf } = shelfOf({
    1: [
      [1, one],
      [2, one],
    ],
    2: [
      [3, one],
      [4, one],
    ],
  })
  const nearest = createNearest(shelf, { mostBytes: 48 })
  const [first, second] = [
    { number: 1, vectors: 1 },
    { number: 2, vectors: 1 },
  ]
  const found = async (...sources: { number: number; vectors: number }[]) =>
    (await nearest.find(sources, 'm', one, 9)).map(({ piece }) => piece)
  expect(await found(first, second)).toEqual([1, 2])
  expect(await found(second)).toEqual([3, 4])
  expect(await found(second, first)).toEqual([3, 4])
  expect(await found(first)).toEqual([1, 2])
})
