import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

describe.each(databases)('likes, over $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    server = await testAppOn(make)
    const created = '2026-01-01T00:00:00.000Z'
    const item = {
      kind: 'template',
      id: 'bread',
      slug: 'bread-orders',
      title: 'Bread',
      description: 'Bread',
    } as const
    await server.store.siteItems.put([
      {
        ...item,
        category: 'Food',
        categorySlug: 'food',
        coverImage: null,
        content: '',
        details: '{}',
        words: '',
        likes: 0,
        forks: 0,
        createdAt: created,
        updatedAt: created,
      },
    ])
  })
  afterEach(() => server.close())

  const forms = (address = '192.0.2.1') =>
    server.services.site.formsFor(address, 'http://localhost')
  const likes = async () =>
    (
      await (
        await server.services.site.forVisitor('192.0.2.1', 'http://localhost')
      ).templates.find('bread')
    )?.likes

  test('count once for a browser, and are taken back by it', async () => {
    const first = await forms().like('bread', { like: 'yes' })
    expect(first.data).toEqual({ likes: 1, isLiked: true })
    const cookie = first.cookie?.split(';')[0]
    expect((await forms().like('bread', { like: 'yes' }, { cookie })).data?.likes).toBe(1)
    expect((await forms().like('bread', {})).data?.likes).toBe(2)
    expect(
      (await forms().like('bread', { like: 'no' }, { cookie: `other=1; ${cookie}` })).data,
    ).toEqual({
      likes: 1,
      isLiked: false,
    })
    expect((await forms().like('bread', { like: 'no' }, { cookie })).data?.likes).toBe(1)
    expect(await likes()).toBe(1)
  })

  test('tell nothing of the browser in the store, and go with their template', async () => {
    const { cookie = '' } = await forms().like('bread', {})
    expect(cookie).toMatch(
      /^talkgraph-likes=[\w-]{22}; Max-Age=\d+; Path=\/; SameSite=Lax; HttpOnly$/,
    )
    await server.store.siteItems.remove('template', 'bread-orders')
    expect((await forms().like('bread', {})).status).toBe('error')
  })

  test('are not taken from one address again and again', async () => {
    for (let count = 0; count < 6; count++) await forms().like('bread', {})
    await expect(forms().like('bread', {})).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await likes()).toBe(6)
    expect((await forms('192.0.2.2').like('bread', {})).data?.likes).toBe(7)
  })
})
