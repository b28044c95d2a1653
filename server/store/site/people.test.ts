import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

describe.each(databases)('people of the site in $name', ({ make }) => {
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

  const ann = { email: 'ann@example.com', preferences: '{}', frequency: 'weekly' }
  const mark = '#ann'

  test('subscribe, confirm, and stay confirmed when they subscribe again', async () => {
    const { sitePeople: people } = store
    expect(await people.state(ann.email)).toBe('none')
    expect(await people.confirm(ann.email, mark)).toBe(false)
    await people.subscribe(ann)
    expect(await people.state(ann.email)).toBe('unconfirmed')
    expect(await people.confirm(ann.email, mark)).toBe(true)
    await people.subscribe({ ...ann, frequency: 'monthly' })
    expect(await people.state(ann.email)).toBe('confirmed')
  })

  test('stop campaigns and all mails apart from each other', async () => {
    const { sitePeople: people } = store
    await people.subscribe(ann)
    await people.confirm(ann.email, mark)
    await people.unsubscribe(ann.email, 'spring', 'link')
    await people.unsubscribe(ann.email, 'spring', 'link')
    expect(await people.unsubscribes(ann.email, mark)).toEqual({
      all: false,
      campaigns: ['spring'],
    })
    expect(await people.state(ann.email)).toBe('confirmed')
    await people.unsubscribe(ann.email, undefined, 'link')
    expect(await people.unsubscribes(ann.email, mark)).toEqual({ all: true, campaigns: ['spring'] })
    expect(await people.state(ann.email)).toBe('stopped')
    await people.resubscribe(ann.email, mark, undefined)
    expect(await people.state(ann.email)).toBe('confirmed')
    expect(await people.unsubscribes(ann.email, mark)).toEqual({
      all: false,
      campaigns: ['spring'],
    })
    await people.resubscribe(ann.email, mark, 'spring')
    expect(await people.unsubscribes(ann.email, mark)).toEqual({ all: false, campaigns: [] })
  })

  test('have the same wishes when they let mails come again, whatever strangers asked for meanwhile', async () => {
    const { sitePeople: people } = store
    const wishes = { preferences: '{"tutorials":true}', frequency: 'monthly' }
    await people.subscribe({ ...ann, ...wishes })
    await people.confirm(ann.email, mark)
    await people.unsubscribe(ann.email, undefined, 'link')
    await people.subscribe(ann)
    await people.resubscribe(ann.email, mark, undefined)
    expect(await people.state(ann.email)).toBe('confirmed')
    expect(await people.subscription(ann.email)).toEqual(wishes)
    expect(await store.newsletters.counts()).toMatchObject({ confirmed: 1, due: 1 })
    await people.confirm(ann.email, mark)
    expect(await people.subscription(ann.email)).toEqual({ preferences: '{}', frequency: 'weekly' })
  })

  test('settle what they want with the link of a mail, confirmed or not', async () => {
    const { sitePeople: people } = store
    await people.settle(ann)
    expect(await people.state(ann.email)).toBe('confirmed')
    await people.unsubscribe(ann.email, 'newsletter', 'link')
    await people.settle({ ...ann, frequency: 'quarterly' })
    expect(await people.state(ann.email)).toBe('stopped')
    expect(await people.subscription(ann.email)).toEqual({
      preferences: '{}',
      frequency: 'quarterly',
    })
  })

  test('get mails again when they confirm anew', async () => {
    const { sitePeople: people } = store
    await people.unsubscribe(ann.email, undefined, 'link')
    await people.subscribe(ann)
    await people.confirm(ann.email, mark)
    expect(await people.unsubscribes(ann.email, mark)).toEqual({ all: false, campaigns: [] })
  })

  test('are forgotten with all that they left', async () => {
    const { sitePeople: people } = store
    await people.subscribe(ann)
    await people.unsubscribe(ann.email, 'spring', 'link')
    await people.enquire({ kind: 'contact', email: ann.email, fields: '{"message":"Hello"}' })
    await people.enquire({ kind: 'lead', email: 'bob@example.com', fields: '{}' })
    await people.enquire({
      kind: 'lead',
      email: 'eve@example.com',
      fields: '{"of":"Ann@example.com"}',
    })
    expect(await people.forget(ann.email, mark)).toBe(4)
    expect(await people.enquiries(10)).toMatchObject([{ kind: 'lead', email: 'bob@example.com' }])
  })

  test('get no mail that they stopped after they were forgotten, until they ask for it', async () => {
    const { sitePeople: people } = store
    await people.unsubscribe(ann.email, 'spring', 'link')
    await people.unsubscribe(ann.email, undefined, 'link')
    await people.forget(ann.email, mark)
    await people.unsubscribe(ann.email, 'spring', 'link')
    await people.forget(ann.email, mark)
    expect(await people.unsubscribes(ann.email, mark)).toEqual({ all: true, campaigns: ['spring'] })
    expect(await people.unsubscribes(ann.email, '#another')).toEqual({ all: false, campaigns: [] })
    await people.resubscribe(ann.email, mark, 'spring')
    expect(await people.unsubscribes(ann.email, mark)).toEqual({ all: true, campaigns: [] })
    await people.subscribe(ann)
    await people.confirm(ann.email, mark)
    expect(await people.unsubscribes(ann.email, mark)).toEqual({ all: false, campaigns: [] })
  })
})
