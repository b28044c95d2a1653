import { expect, test } from 'vitest'
import { readDraft } from '../../../runtime/draft/index.js'
import { createDraftCache } from './draft-cache.js'

const draft = readDraft({ nodes: [], edges: [] })

test('a draft is found in the state that it was kept in, and in no other', () => {
  const cache = createDraftCache()
  cache.keep('shop', 'one', draft, 10)
  expect(cache.find('shop', 'one')).toBe(draft)
  expect(cache.find('shop', 'two')).toBeUndefined()
  cache.keep('shop', 'two', draft, 10)
  expect(cache.find('shop', 'one')).toBeUndefined()
})

test('those that were kept longest ago go where there are too many characters', () => {
  const cache = createDraftCache(100)
  cache.keep('a', '1', draft, 40)
  cache.keep('b', '1', draft, 40)
  cache.keep('a', '2', draft, 40)
  cache.keep('c', '1', draft, 40)
  expect(cache.find('b', '1')).toBeUndefined()
  expect(cache.find('a', '2')).toBe(draft)
  cache.keep('d', '1', draft, 1000)
  expect(['a', 'b', 'c', 'd'].filter(id => cache.find(id, '1'))).toEqual([])
})
