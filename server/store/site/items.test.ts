import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { type NewSiteItem, openStore, type Store } from '../index.js'

describe.each(databases)('items of the site in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store

  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address)
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const titles = async (query: {
    category?: string
    search?: string
    page?: number
    size?: number
  }) =>
    (await store.siteItems.page('template', { page: 1, size: 10, ...query })).items.map(
      ({ title }) => title,
    )

  test('stand in pages, the newest first, all of them and those of a category', async () => {
    const days = Array.from({ length: 25 }, (_, day) =>
      item(`t${day}`, {
        createdAt: `2026-01-${String(day + 1).padStart(2, '0')}`,
        category: day % 5 === 0 ? 'Sales' : 'Surveys',
      }),
    )
    expect(new Set(await store.siteItems.put(days))).toEqual(new Set(['added']))
    expect(await titles({})).toEqual([
      't24',
      't23',
      't22',
      't21',
      't20',
      't19',
      't18',
      't17',
      't16',
      't15',
    ])
    expect(await titles({ page: 3 })).toEqual(['t4', 't3', 't2', 't1', 't0'])
    expect(await titles({ category: 'sales' })).toEqual(['t20', 't15', 't10', 't5', 't0'])
    const beyond = await store.siteItems.page('template', { page: 99, size: 10 })
    expect(beyond).toMatchObject({ page: 3, total: 25 })
    expect(await store.siteItems.page('template', { category: 'none', page: 1, size: 10 })).toEqual(
      {
        items: [],
        total: 0,
        page: 1,
      },
    )
    expect(await store.siteItems.categories('template')).toEqual([
      { slug: 'sales', name: 'Sales', count: 5 },
      { slug: 'surveys', name: 'Surveys', count: 20 },
    ])
  })

  test('are changed by their slug, once, and keep their likes', async () => {
    await store.siteItems.put([item('bakery', { likes: 3 })])
    await store.siteItems.noteUse('bakery')
    expect(await store.siteItems.put([item('bakery')])).toEqual(['same'])
    expect(
      await store.siteItems.put([item('bakery', { title: 'Bread', category: 'Food' })]),
    ).toEqual(['changed'])
    expect(await store.siteItems.find('template', 'bakery')).toMatchObject({
      title: 'Bread',
      likes: 3,
      forks: 1,
    })
    expect(await store.siteItems.find('template', 'id-bakery')).toMatchObject({ slug: 'bakery' })
    expect(await store.siteItems.find('glossary', 'bakery')).toBeUndefined()
    expect(await store.siteItems.categories('template')).toEqual([
      { slug: 'food', name: 'Food', count: 1 },
    ])
    expect(await titles({ search: 'bakery' })).toEqual([])
    expect(await titles({ search: 'bread' })).toEqual(['Bread'])
  })

  test('are found by the beginnings of words, in any case and form, titles before texts', async () => {
    await store.siteItems.put([
      item('a', { title: 'Clinic', words: 'Books appointments with dentists' }),
      item('b', { title: 'Dentist', words: 'Answers patients' }),
      item('c', { title: 'Dentist', kind: 'glossary', words: '' }),
      item('d', { title: 'Café', words: 'Tables', category: 'Food' }),
    ])
    expect(await titles({ search: 'DENT' })).toEqual(['Dentist', 'Clinic'])
    expect(await titles({ search: 'appointment dentist' })).toEqual(['Clinic'])
    expect(await titles({ search: 'dentist', category: 'food' })).toEqual([])
    expect(await titles({ search: 'café', category: 'food' })).toEqual(['Café'])
    expect(await titles({ search: ' … ' })).toHaveLength(3)
  })

  test('are searched for by words that mean something to a database, without harm', async () => {
    await store.siteItems.put([item('a', { title: 'O\'Brien & "sons"' })])
    for (const search of [
      `'; drop table site_items; --`,
      '"',
      '* OR *',
      'a:*',
      '!!',
      '(',
      'NEAR(',
      '\0',
      '\ud800',
      '\\'.repeat(9000),
    ])
      expect(Array.isArray(await titles({ search }))).toBe(true)
    expect(await titles({ search: `o'brien "sons` })).toEqual(['O\'Brien & "sons"'])
  })

  test('share a flow, which goes with the last of them', async () => {
    const flow = { hash: 'h1', file: '{"name":"Bot"}', sketch: '{}' }
    await store.siteItems.put([item('a', { flow }), item('b', { flow })])
    expect(await store.siteItems.flow('h1')).toBe(flow.file)
    expect((await store.siteItems.find('template', 'a'))?.sketch).toBe('{}')
    expect(await store.siteItems.remove('template', 'a')).toBe(true)
    expect(await store.siteItems.remove('template', 'a')).toBe(false)
    expect(await store.siteItems.flow('h1')).toBe(flow.file)
    await store.siteItems.put([item('b')])
    expect(await store.siteItems.flow('h1')).toBeUndefined()
    expect(await titles({ search: 'words' })).toEqual(['b'])
  })

  test('have others beside them, those of their category first', async () => {
    await store.siteItems.put([
      item('a', { category: 'Sales' }),
      item('b', { category: 'Surveys', createdAt: '2026-09-01' }),
      item('c', { category: 'Sales' }),
      item('d', { category: 'Surveys', createdAt: '2026-02-01' }),
    ])
    const a = await store.siteItems.find('template', 'a')
    if (!a) throw new Error('There is no such item.')
    expect((await store.siteItems.beside(a, 2)).map(({ slug }) => slug)).toEqual(['c', 'b'])
    expect((await store.siteItems.beside(a, 5)).map(({ slug }) => slug)).toEqual(['c', 'b', 'd'])
  })
})

function item(
  slug: string,
  { category = 'Sales', ...rest }: Partial<NewSiteItem> = {},
): NewSiteItem {
  return {
    kind: 'template',
    id: `id-${slug}`,
    slug,
    title: slug,
    description: 'A template',
    categorySlug: category.toLowerCase(),
    category,
    coverImage: null,
    content: '# Guide',
    details: '{}',
    words: 'words',
    likes: 0,
    forks: 0,
    createdAt: '2026-01-01',
    updatedAt: '2026-01-01',
    ...rest,
  }
}
