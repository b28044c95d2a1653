import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'
import type { NewBooking } from './new-booking.js'

const hour = 3_600_000
const minute = 60_000
const at = (start: number, given: Partial<NewBooking> = {}): NewBooking => ({
  owner: 'o',
  botId: 'b',
  nodeId: 'n',
  place: 'step n',
  capacity: 1,
  resourceId: null,
  resourceName: null,
  zone: 'Europe/Zurich',
  start,
  end: start + hour,
  busyUntil: start + hour,
  ...given,
})
const person = { name: 'Ann', email: 'ann@shop.example', phone: '', note: '' }

describe.each(databases)('appointments in $name', { timeout: 120_000 }, ({ name, make }) => {
  let database: TestDatabase
  let store: Store
  let other: Store
  let time = 1_800_000_000_000

  beforeEach(async () => {
    time = 1_800_000_000_000
    database = await make()
    store = await openStore(database.address, () => time)
    // SQLite is one server's alone.
    other = name === 'SQLite' ? store : await openStore(database.address, () => time)
    await store.bots.create('b', { owner: 'o' })
  })
  afterEach(async () => {
    if (other !== store) await other.close()
    await store.close()
    await database.drop()
  })

  const hold = (start: number, given: Partial<NewBooking> = {}) =>
    store.bookings.hold(at(start, given), 10 * minute)

  test('of 1,000 who want one time, on as many servers as share the database, one gets it', async () => {
    const wanted = Array.from({ length: 1000 }, (_, taker) =>
      (taker % 2 ? store : other).bookings.hold(at(time + hour), 10 * minute),
    )
    const held = (await Promise.all(wanted)).filter(each => each !== undefined)
    expect(held).toHaveLength(1)
    const booked = await store.bookings.confirm(held[0]?.id ?? '', {
      botId: 'b',
      nodeId: 'n',
      person,
    })
    expect(booked).toMatchObject({ state: 'booked', name: 'Ann' })
  })

  test('as many get a time at once as its place has room for', async () => {
    const wanted = Array.from({ length: 20 }, (_, taker) =>
      (taker % 2 ? store : other).bookings.put(at(time + hour, { capacity: 3 })),
    )
    const given = (await Promise.all(wanted)).filter(each => each !== undefined)
    expect(given).toHaveLength(3)
  })

  test('what overlaps is taken, the pause behind it too; what begins then is not', async () => {
    const start = time + hour
    await hold(start, { busyUntil: start + hour + 15 * minute })
    expect(await hold(start + 30 * minute)).toBeUndefined()
    expect(await hold(start + hour)).toBeUndefined()
    expect(await hold(start + hour + 15 * minute)).toBeDefined()
    expect(await hold(start - 30 * minute)).toBeUndefined()
    expect(await hold(start - hour)).toBeDefined()
    expect(await hold(start, { place: 'resource anna', resourceId: 'anna' })).toBeDefined()
  })

  test('a held time is free again after its time, and given to who comes next', async () => {
    const held = await hold(time + hour)
    const busy = () =>
      store.bookings.busy({
        botId: 'b',
        places: ['step n'],
        from: time,
        to: time + 24 * hour,
      })
    expect(await busy()).toEqual([{ place: 'step n', start: time + hour, until: time + 2 * hour }])
    time += 10 * minute
    expect(await busy()).toEqual([])
    expect(await hold(time - 10 * minute + hour)).toBeDefined()
    const late = { botId: 'b', nodeId: 'n', person }
    expect(await store.bookings.confirm(held?.id ?? '', late)).toBeUndefined()
  })

  test('what a session holds is free for it alone', async () => {
    await hold(time + hour, { session: 's' })
    const of = { botId: 'b', places: ['step n'], from: time, to: time + 24 * hour }
    expect(await store.bookings.busy({ ...of, session: 's' })).toEqual([])
    expect(await store.bookings.busy({ ...of, session: 't' })).toHaveLength(1)
    const own = { botId: 'b', nodeId: 'n', session: 's' }
    expect(await store.bookings.own({ ...own, start: time + hour })).toMatchObject({
      state: 'held',
    })
    await store.bookings.release({ ...own, but: time + hour })
    expect(await store.bookings.busy(of)).toHaveLength(1)
    time += 11 * minute
    expect(await store.bookings.own({ ...own, start: time - 11 * minute + hour })).toBeUndefined()
    await store.bookings.release({ ...own, but: 0 })
    expect(await store.bookings.busy(of)).toEqual([])
  })

  test('a held time is booked once, and who asks again gets the same', async () => {
    const held = await hold(time + hour)
    const confirm = () =>
      store.bookings.confirm(held?.id ?? '', { botId: 'b', nodeId: 'n', person })
    expect(await confirm()).toMatchObject({ state: 'booked', heldUntil: null })
    expect(await confirm()).toMatchObject({ id: held?.id, state: 'booked' })
    const { length } = await store.jobs.take('booking', 'me', 1000, 9)
    expect(length).toBe(1)
  })

  test('whoever changes their answer moves what they have booked, and whoever asks again gets the same', async () => {
    const start = time + hour
    const held = await hold(start, { session: 's' })
    const of = { botId: 'b', nodeId: 'n', person }
    const first = await store.bookings.confirm(held?.id ?? '', of)
    const id = first?.id ?? ''
    // Half of it is the session's own still.
    const near = at(start + 30 * minute, { session: 's' })
    expect(await store.bookings.hold(near, 10 * minute)).toBeUndefined()
    const next = await store.bookings.hold(near, 10 * minute, id)
    const person2 = { ...person, name: '', email: 'new@shop.example' }
    const confirm = () =>
      store.bookings.confirm(next?.id ?? '', { ...of, person: person2, instead: id })
    const moved = { id, start: near.start, sequence: 1, name: 'Ann', email: 'new@shop.example' }
    expect(await confirm()).toMatchObject(moved)
    expect(await confirm()).toMatchObject(moved)
    const all = { owner: 'o', states: ['booked', 'cancelled'], limit: 9 } as const
    expect(await store.bookings.list(all)).toHaveLength(1)
    expect(await hold(start + 2 * hour)).toBeDefined()
    const told = await store.jobs.take('booking', 'me', 1000, 9)
    expect(told.map(({ data }) => JSON.parse(data).news).sort()).toEqual(['booked', 'moved'])
  })

  test('nobody moves what another session has booked', async () => {
    const theirs = await hold(time + hour, { session: 't' })
    const of = { botId: 'b', nodeId: 'n', person }
    await store.bookings.confirm(theirs?.id ?? '', of)
    const own = await hold(time + 3 * hour, { session: 's' })
    const booked = await store.bookings.confirm(own?.id ?? '', { ...of, instead: theirs?.id })
    expect(booked).toMatchObject({ id: own?.id, sequence: 0 })
    expect(await store.bookings.find(theirs?.id ?? '')).toMatchObject({ start: time + hour })
  })

  test('one is moved to where it is free, and cancelled ones are in nobody’s way', async () => {
    const start = time + hour
    const one = await store.bookings.put(at(start, { person }))
    const two = await store.bookings.put(at(start + hour))
    const id = one?.id ?? ''
    expect(await store.bookings.move(id, at(start + hour))).toBe('taken')
    expect(await store.bookings.move(id, at(start + 30 * minute))).toBe('taken')
    expect(await store.bookings.move(id, at(start - 30 * minute))).toMatchObject({ sequence: 1 })
    expect(await store.bookings.cancel(two?.id ?? '')).toMatchObject({ state: 'cancelled' })
    expect(await store.bookings.cancel(two?.id ?? '')).toBeUndefined()
    expect(await store.bookings.move(id, at(start + hour))).toMatchObject({ start: start + hour })
  })

  test('what is said after it was booked is added once, and told where the address was not known', async () => {
    const held = await hold(time + hour, { session: 's' })
    const nobody = { name: '', email: '', phone: '', note: '' }
    await store.bookings.confirm(held?.id ?? '', { botId: 'b', nodeId: 'n', person: nobody })
    await store.jobs.take('booking', 'me', 1000, 9)
    const complete = (session: string) => store.bookings.complete({ botId: 'b', session, person })
    expect(await complete('t')).toBe(false)
    expect(await complete('s')).toBe(true)
    expect(await complete('s')).toBe(false)
    expect(await store.bookings.find(held?.id ?? '')).toMatchObject({ email: 'ann@shop.example' })
    const [job, ...more] = await store.jobs.take('booking', 'you', 1000, 9)
    expect([job && JSON.parse(job.data), more]).toMatchObject([{ whom: 'visitor' }, []])
  })

  test('are listed by account, days and state, page by page', async () => {
    for (let after = 1; after <= 3; after++) await store.bookings.put(at(time + after * hour))
    const all = { owner: 'o', states: ['booked'], limit: 2 } as const
    const first = await store.bookings.list(all)
    expect(first.map(({ start }) => start)).toEqual([time + hour, time + 2 * hour])
    const last = first.at(-1)
    const after = last && { start: last.start, id: last.id }
    expect(await store.bookings.list({ ...all, after })).toMatchObject([{ start: time + 3 * hour }])
    expect(await store.bookings.list({ ...all, from: time + 3 * hour })).toHaveLength(1)
    expect(await store.bookings.list({ ...all, to: time + 2 * hour })).toHaveLength(1)
    expect(await store.bookings.list({ ...all, owner: 'p' })).toEqual([])
    expect(await store.bookings.list({ ...all, states: ['cancelled'] })).toEqual([])
  })

  test('go with their visitor, their age and their bot', async () => {
    await store.bookings.put(at(time + hour, { person: { ...person, email: 'Ann@Shop.example' } }))
    const found = await store.bookings.ofVisitor({ email: 'ann@shop.example' })
    expect(await store.bookings.remove(found.map(({ id }) => id))).toBe(1)
    await store.bookings.put(at(time + hour))
    expect(await store.bookings.removeOlder(time + 2 * hour)).toBe(1)
    const made = await store.bookings.put(at(time + hour))
    await store.bots.remove('b')
    expect(await store.bookings.find(made?.id ?? '')).toBeUndefined()
  })

  test('an account’s subscription has one address until it is changed', async () => {
    const token = await store.bookings.feed('o')
    expect(await store.bookings.feed('o')).toBe(token)
    expect(await store.bookings.ownerOfFeed(token)).toBe('o')
    const next = await store.bookings.feed('o', true)
    expect(next).not.toBe(token)
    expect(await store.bookings.ownerOfFeed(token)).toBeUndefined()
  })
})
