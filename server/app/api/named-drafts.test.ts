import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { draftFlow, draftServer, say } from '../../testing/drafts.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

describe.each(databases)('drafts under names on $name', ({ make }) => {
  async function open() {
    const database = await make()
    const server = await draftServer(database)
    closers.push(database.drop, server.close)
    return server
  }

  test('a draft is kept as it stands, and the draft goes on', async () => {
    const { storeFlow, send, call, words } = await open()
    await storeFlow()
    await send(say('a', 'Well?'))
    const { draft } = (await call('POST', 'shop/named-drafts', { name: '  Before Easter ' })).data
    expect(draft).toMatchObject({ name: 'Before Easter', createdAt: expect.any(String) })
    await send(say('b', 'Easter!'))
    expect(await words()).toBe('Easter!')
    const kept = (await call('GET', `shop/named-drafts/${draft.id}`)).data
    expect(kept.draft).toEqual(draft)
    expect(JSON.stringify(kept.flow)).toContain('Well?')
    expect(JSON.stringify(kept.flow)).not.toContain('Easter!')
    expect((await call('GET', 'shop/versions')).data.versions).toHaveLength(1)
  })

  test('they are listed, renamed and deleted, and those of another bot are nobody’s business', async () => {
    const { storeFlow, call } = await open()
    await storeFlow()
    const { draft } = (await call('POST', 'shop/named-drafts', { name: 'One' })).data
    expect(
      (await call('PATCH', `shop/named-drafts/${draft.id}`, { name: 'Uno' })).data.draft.name,
    ).toBe('Uno')
    expect((await call('GET', 'shop/named-drafts')).data.drafts).toEqual([
      { ...draft, name: 'Uno' },
    ])
    await call('PUT', 'bakery/flow', draftFlow)
    for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { name: 'Mine' }]] as const)
      expect((await call(method, `bakery/named-drafts/${draft.id}`, body)).error.code).toBe(
        'NAMED_DRAFT_NOT_FOUND',
      )
    expect((await call('DELETE', `shop/named-drafts/${draft.id}`)).data).toEqual({
      draftId: draft.id,
    })
    expect((await call('GET', 'shop/named-drafts')).data.drafts).toEqual([])
    expect((await call('POST', 'shop/named-drafts', { name: ' ' })).error.code).toBe(
      'REQUEST_VALIDATION_FAILED',
    )
  })

  test('a bot has at most 100', async () => {
    const { storeFlow, call, store } = await open()
    await storeFlow()
    for (let number = 0; number < 100; number++)
      await store.namedDrafts.keep('shop', { name: `${number}`, file: '{}' })
    expect((await call('POST', 'shop/named-drafts', { name: 'More' })).error.code).toBe(
      'TOO_MANY_NAMED_DRAFTS',
    )
  })

  test('what went live when is told, going back and going offline too', async () => {
    const { storeFlow, call } = await open()
    await storeFlow()
    await storeFlow()
    await call('POST', 'shop/publish', { version: 1, note: 'First' })
    await call('POST', 'shop/publish', { version: 2 })
    await call('POST', 'shop/publish', { version: 1, note: 'Back again' })
    await call('DELETE', 'shop/publish')
    await call('DELETE', 'shop/publish')
    const page = (await call('GET', 'shop/publications?limit=3')).data
    expect(page.publications).toMatchObject([
      { version: null, note: null },
      { version: 1, note: 'Back again' },
      { version: 2, note: null },
    ])
    expect(page.publications[0].by).toEqual(expect.any(String))
    const rest = (await call('GET', `shop/publications?limit=3&cursor=${page.nextCursor}`)).data
    expect(rest).toMatchObject({ publications: [{ version: 1, note: 'First' }], nextCursor: null })
  })
})
