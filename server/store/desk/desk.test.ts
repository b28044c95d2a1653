import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { putMember } from '../../testing/members.js'
import { type LinePlace, openStore, type Store } from '../index.js'

const owner = 'owner'

describe.each(databases)('on $name', ({ name: kind, make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_000_000
  const opened: Store[] = []
  /** Another server on the same database; SQLite has one alone. */
  const another = async () => (kind === 'SQLite' ? store : open())
  const open = async () => {
    const made = await openStore(database.address, () => time)
    opened.push(made)
    return made
  }
  beforeEach(async () => {
    time = 1_000_000
    database = await make()
    store = await open()
    await store.bots.create('bakery', { owner, name: 'The bakery' })
  })
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close()
    await database.drop()
  })

  const member = (name: string, of = owner) => ({
    owner: of,
    member: name,
    name: name.toUpperCase(),
    email: `${name}@shop.example`,
  })
  const arrive = async (...names: string[]) => {
    for (const name of names) await putMember(store, member(name))
    // One after another: who came first is given the first thread.
    const wereAway: boolean[] = []
    for (const name of names) wereAway.push(await store.desk.agents.seen(member(name)))
    return wereAway
  }
  const wait = async (change: object = {}, of = owner, isLater = true) => {
    if (isLater) time++
    const thread = await store.threads.create({
      botId: 'bakery',
      owner: of,
      channel: 'widget',
      state: 'waiting',
      session: id => id,
      change,
    })
    return thread.id
  }
  const giveAll = async (by = store) => {
    for (const thread of await by.desk.offers.due()) await by.desk.offers.give(thread)
  }
  const assignee = async (id: string) => (await store.threads.find(id))?.assignee

  test('waiting threads go to the available agents in turn', async () => {
    await arrive('mia', 'tom')
    const ids = [await wait(), await wait(), await wait(), await wait()]
    await giveAll()
    expect(await Promise.all(ids.map(assignee))).toEqual(['mia', 'tom', 'mia', 'tom'])
    expect(await store.desk.offers.due()).toEqual([])
  })

  test('nobody is given anything who is not available, not there, or of another account', async () => {
    const id = await wait()
    await putMember(store, member('spy', 'somebody else'))
    await store.desk.agents.seen(member('spy', 'somebody else'))
    await putMember(store, member('mia'))
    await store.desk.agents.setAvailable(member('mia'), false)
    await giveAll()
    expect(await assignee(id)).toBeNull()
    await arrive('tom')
    time += 60_000
    await giveAll()
    expect(await assignee(id)).toBeNull()
    await arrive('tom')
    await giveAll()
    expect(await assignee(id)).toBe('tom')
  })

  test.each(['tom', 'TOM', ' tom@shop.example '])(
    'an agent whom the handover names comes first: %s',
    async name => {
      await arrive('mia', 'tom')
      const ids = [await wait({ wanted: [name] }), await wait({ wanted: [name] })]
      await giveAll()
      expect(await Promise.all(ids.map(assignee))).toEqual(['tom', 'tom'])
    },
  )

  test('an offer that is not taken goes to the next one, and comes round again', async () => {
    await arrive('mia', 'tom')
    const id = await wait({ wanted: ['mia'] })
    const seen: unknown[] = []
    for (let turn = 0; turn < 3; turn++) {
      await giveAll()
      seen.push(await assignee(id))
      time += 44_000
      await arrive('mia', 'tom')
      expect(await store.desk.offers.due()).toEqual([])
      time += 1000
    }
    expect(seen).toEqual(['mia', 'tom', 'mia'])
  })

  test('what was offered to somebody who has gone is offered to another at once, or to nobody', async () => {
    await arrive('mia')
    const id = await wait()
    await giveAll()
    await store.desk.agents.setAvailable(member('mia'), false)
    await giveAll()
    expect(await assignee(id)).toBeNull()
    await arrive('tom')
    await giveAll()
    expect(await assignee(id)).toBe('tom')
  })

  test('what a member had, or was offered, waits for the others once the member is gone, and nothing comes back', async () => {
    await arrive('mia', 'tom')
    await store.accounts.put(owner, 'tom', 'owner')
    const [taken, offered, ended, toms] = [await wait(), await wait(), await wait(), await wait()]
    for (const id of [taken, ended]) await store.threads.take(id, member('mia'))
    await store.threads.take(toms, member('tom'))
    await store.threads.change(ended, { state: 'ended' })
    await store.threads.change(offered, { assignee: 'mia', assignedAt: time, offered: ['mia'] })
    time += 1000
    expect(await store.accounts.remove(owner, 'mia')).toBe('done')
    expect(await store.threads.find(taken)).toMatchObject({
      state: 'waiting',
      assignee: null,
      agentName: null,
      waitingSince: time,
      waitingUntil: null,
    })
    expect(await assignee(offered)).toBeNull()
    expect(await store.threads.find(ended)).toMatchObject({ state: 'ended', assignee: null })
    expect(await assignee(toms)).toBe('tom')
    // A desk that is open still on another server gives signs of life.
    expect(await store.desk.agents.seen(member('mia'))).toBe(false)
    await store.desk.agents.setAvailable(member('mia'), true)
    expect((await store.desk.agents.list(owner)).map(agent => agent.member)).toEqual(['tom'])
    await giveAll()
    expect(await Promise.all([taken, offered].map(assignee))).toEqual(['tom', 'tom'])
  })

  test('the most urgent and the longest waiting are given first', async () => {
    const [, normal, high] = [
      await wait({ priority: 'low' }),
      await wait(),
      await wait({ priority: 'high' }),
    ]
    await arrive('mia')
    expect((await store.desk.offers.due()).slice(0, 2).map(({ id }) => id)).toEqual([high, normal])
  })

  test('earlier threads are those of the verified id, or of the session; no mail that was typed shows anybody else’s', async () => {
    const email = 'ann@shop.example'
    const ann = { id: 'u-1', verified: true }
    const first = await wait({ email, identity: ann })
    const second = await wait({ identity: ann })
    const claims = await wait({ email, identity: { ...ann, verified: false } })
    const typed = await wait({ email })
    await store.bots.create('other', { owner })
    const elsewhere = await store.threads.create({
      botId: 'other',
      owner,
      channel: 'widget',
      state: 'waiting',
      session: id => id,
      change: { identity: ann },
    })
    const begin = (change: object) => {
      time++
      return store.threads.create({
        botId: 'bakery',
        owner,
        channel: 'widget',
        state: 'waiting',
        change,
        session: () => 'one browser',
      })
    }
    const visitor = await begin({ email })
    const signedIn = await begin({ identity: ann })
    const again = await begin({ email })
    const earlier = async (id: string) => {
      const thread = await store.threads.find(id)
      return thread && (await store.desk.threads.others(thread)).map(each => each.id).toSorted()
    }
    expect(await earlier(second)).toEqual([first, signedIn.id].toSorted())
    expect(await earlier(claims)).toEqual([])
    expect(await earlier(typed)).toEqual([])
    expect(await earlier(elsewhere.id)).toEqual([])
    expect(await earlier(again.id)).toEqual([visitor.id])
    expect(await earlier(signedIn.id)).toEqual([first, second].toSorted())
  })

  test('two servers that give at once give each thread to one agent, and nobody two before the others have one', async () => {
    const there = await another()
    await arrive('a', 'b', 'c', 'd')
    const ids = await Promise.all(Array.from({ length: 4 }, () => wait()))
    await Promise.all([giveAll(), giveAll(there), giveAll(there), giveAll()])
    const given = await Promise.all(ids.map(assignee))
    expect(given.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('one of two agents who take a thread at once has it; the other does not', async () => {
    const there = await another()
    const id = await wait()
    const taken = await Promise.all([
      store.threads.take(id, member('mia')),
      there.threads.take(id, member('tom')),
    ])
    expect(taken.filter(Boolean)).toHaveLength(1)
    const [by] = taken.flatMap(thread => thread?.assignee ?? [])
    expect(await assignee(id)).toBe(by)
    expect(await store.threads.take(id, member(by ?? ''))).toMatchObject({ state: 'taken' })
    await giveAll()
    expect(await assignee(id)).toBe(by)
  })

  test('a thread that waits anew waits for anybody, and since now', async () => {
    await arrive('mia')
    const id = await wait()
    await store.threads.take(id, member('mia'))
    await store.threads.change(id, { state: 'handed-back' })
    time += 5000
    expect(await store.threads.change(id, { state: 'waiting' })).toMatchObject({
      assignee: null,
      waitingSince: time,
    })
  })

  test('each member has an own mark, which may go back', async () => {
    const id = await wait()
    const said = []
    for (const text of ['One', 'Two'])
      said.push((await store.messages.append(id, { who: 'visitor', text }))?.number ?? 0)
    await store.messages.append(id, { who: 'agent', text: 'Hello' })
    const unread = async (who: string) => (await store.desk.reads.unread([id], who)).get(id) ?? 0
    await store.desk.reads.mark(id, 'mia', said[1] ?? 0)
    expect([await unread('mia'), await unread('tom')]).toEqual([0, 2])
    await store.desk.reads.mark(id, 'mia', said[0] ?? 0)
    expect(await unread('mia')).toBe(1)
    await store.threads.remove([id])
    expect(await unread('tom')).toBe(0)
  })

  test('threads are found by what was said, by who said it and by their labels', async () => {
    const [ann, ben] = [
      await wait({ name: 'Ann', email: 'ann@shop.example' }),
      await wait({ name: 'Ben' }),
    ]
    await store.messages.append(ben, { who: 'visitor', text: 'A Rye loaf, 100% "organic"' })
    await store.threads.change(ann, { labels: ['VIP', 'a "b"'] })
    const find = async (choice: object) =>
      (await store.desk.threads.list({ owner, states: ['waiting'], limit: 10, ...choice })).map(
        ({ name }) => name,
      )
    expect(await find({ text: 'rye' })).toEqual(['Ben'])
    expect(await find({ text: '100% "' })).toEqual(['Ben'])
    expect(await find({ text: '%' })).toEqual(['Ben'])
    expect(await find({ text: 'ann@' })).toEqual(['Ann'])
    expect(await find({ text: 'vip' })).toEqual(['Ann'])
    expect(await find({ label: 'a "b"' })).toEqual(['Ann'])
    expect(await find({ label: 'VI' })).toEqual([])
    expect(await find({ owner: 'somebody else' })).toEqual([])
  })

  test('letters beyond ASCII are found in lower case and in upper case', async () => {
    const [zoe, ben] = [await wait({ name: 'ZOË', labels: ['Größe'] }), await wait({ name: 'Ben' })]
    await store.messages.append(ben, { who: 'visitor', text: 'Une BRIOCHE À L’ÉCHALOTE, Ёжик' })
    const find = async (text: string) =>
      (await store.desk.threads.list({ owner, states: ['waiting'], limit: 10, text })).map(
        ({ id }) => id,
      )
    for (const text of ['zoë', 'größe']) expect([text, await find(text)]).toEqual([text, [zoe]])
    for (const text of ['à l’échalote', 'ёжик'])
      expect([text, await find(text)]).toEqual([text, [ben]])
  })

  test('a search looks through so many threads at a time and goes on, until every thread was looked through', async () => {
    for (let made = 0; made < 11; made++) await wait({ name: made % 10 === 0 ? 'Ann' : 'Ben' })
    const choice = { owner, states: ['waiting'], limit: 3 } as const
    const parts: string[] = []
    for (let after: { updatedAt: number; id: string } | undefined, isMore = true; isMore; ) {
      const { threads, next } = await store.desk.threads.page({ ...choice, text: 'ann', after }, 5)
      parts.push(threads.map(({ name }) => name).join())
      after = next
      isMore = next !== undefined
    }
    expect(parts).toEqual(['Ann', '', 'Ann'])
    const first = await store.desk.threads.page({ ...choice, text: 'ben' }, 5)
    expect([first.threads.length, first.next?.id]).toEqual([3, first.threads[2]?.id])
    const { next } = await store.desk.threads.page({ ...choice, limit: 11 }, 5)
    expect(next).toBeUndefined()
  })

  test('the line has who waits first, by urgency and by time, then what agents have, page by page', async () => {
    const [calm, early, late] = [await wait({ priority: 'low' }), await wait(), await wait()]
    const urgent = await wait({ priority: 'high' })
    const [old, newer, ended] = [await wait(), await wait(), await wait()]
    for (const id of [newer, old, ended]) {
      time++
      await store.threads.take(id, member('mia'))
    }
    time++
    await store.messages.append(newer, { who: 'visitor', text: 'Hello' })
    await store.threads.change(ended, { state: 'ended' })
    await wait({}, 'somebody else')
    const line = async (choice: Partial<Parameters<Store['desk']['threads']['line']>[0]> = {}) => {
      const all: string[] = []
      for (let after: LinePlace | undefined, isMore = true; isMore; ) {
        const { threads, next } = await store.desk.threads.line({
          owner,
          isTaken: true,
          limit: 2,
          after,
          ...choice,
        })
        expect(threads.length).toBe(next ? 2 : threads.length)
        all.push(...threads.map(({ id }) => id))
        after = next
        isMore = next !== undefined
      }
      return all
    }
    expect(await line()).toEqual([urgent, early, late, calm, newer, old])
    expect(await line({ isTaken: false })).toEqual([urgent, early, late, calm])
    expect(await line({ assignee: 'mia' })).toEqual([newer, old])
    expect(await line({ botId: 'nobody' })).toEqual([])
  })

  test('who waited in the same moment, and what was changed in it, stands on one page alone', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => wait({}, owner, false)))
    const seen: string[] = []
    for (let after: LinePlace | undefined, isMore = true; isMore; ) {
      const { threads, next } = await store.desk.threads.line({
        owner,
        isTaken: true,
        limit: 2,
        after,
      })
      seen.push(...threads.map(({ id }) => id))
      after = next
      isMore = next !== undefined
    }
    expect(seen).toEqual(ids.toSorted())
    for (const id of ids) await store.threads.take(id, member('mia'))
    const first = await store.desk.threads.line({ owner, isTaken: true, limit: 3 })
    const rest = await store.desk.threads.line({
      owner,
      isTaken: true,
      limit: 3,
      after: first.next,
    })
    expect([...first.threads, ...rest.threads].map(({ id }) => id)).toEqual(
      ids.toSorted().toReversed(),
    )
  })

  test('counts are of the account, and of each member', async () => {
    const mine = await wait()
    await store.threads.change(await wait(), { assignee: 'mia' })
    await wait()
    await store.threads.take(mine, member('mia'))
    await store.threads.take(await wait(), member('tom'))
    await store.threads.change(await wait(), { assignee: 'mia', state: 'ended' })
    await wait({}, 'somebody else')
    const counts = await store.desk.threads.counts(owner)
    expect(counts('mia')).toEqual({ mine: 2, waiting: 2, open: 4 })
    expect(counts('tom')).toEqual({ mine: 1, waiting: 2, open: 4 })
    expect((await store.desk.threads.counts('nobody'))('mia')).toEqual({
      mine: 0,
      waiting: 0,
      open: 0,
    })
  })

  test('a thread shows its bot’s name and what the visitor said last', async () => {
    const [id, silent] = [await wait(), await wait()]
    const shown = async (of: string) => (await store.desk.threads.shown([of])).get(of)
    expect(await shown(id)).toEqual({ botName: 'The bakery', preview: null })
    await store.messages.append(id, { who: 'visitor', text: 'A cake' })
    for (const thread of [id, silent])
      await store.messages.append(thread, { who: 'bot', text: 'One moment' })
    expect((await shown(id))?.preview).toMatchObject({ who: 'visitor', text: 'A cake' })
    expect((await shown(silent))?.preview).toMatchObject({ who: 'bot', text: 'One moment' })
  })
})
