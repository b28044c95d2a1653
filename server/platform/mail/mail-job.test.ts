import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { openStore, type Store } from '../../store/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { createJobs, type JobTiming } from '../jobs/index.js'
import { mailJob, shareOfAccount } from './mail-job.js'
import { createMailTransport, type Mail, type MailTransport, mostAtOnce } from './transport.js'

const mail: Mail = {
  fromName: 'Shop',
  to: ['a@b.example'],
  cc: [],
  bcc: [],
  subject: 'x',
  text: 'x',
}
const log = createLog('silent')
const note = () => undefined

/** A transport that notes what it gets and how much at once; `take` says when a mail is taken. */
function slowTransport(take: () => Promise<void>) {
  const sent: string[] = []
  let now = 0
  let most = 0
  const transport: MailTransport = {
    send: async id => {
      most = Math.max(most, ++now)
      await take()
      now--
      sent.push(id)
    },
    remove: async () => 0,
    check: async () => undefined,
    close: () => undefined,
  }
  return { transport, sent, most: () => most }
}

describe.each(databases)('mails from $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  const open = async (now?: () => number) => {
    database = await make()
    store = await openStore(database.address, now)
    await store.bots.create('b')
  }
  afterEach(async () => {
    await store.close()
    await database.drop()
  })
  const put = async (count: number, botId = 'b') => {
    for (let index = 0; index < count; index++)
      await store.outbox.put({ botId, nodeId: 'n', mail: JSON.stringify(mail) })
  }
  const loopWith = (transport: MailTransport, timing: JobTiming = {}) => {
    const jobs = createJobs(
      { repository: store.jobs, notices: store.jobNotices, log, note },
      timing,
    )
    jobs.handle(mailJob({ outbox: store.outbox, transport, log }))
    return jobs
  }

  test('leave several at a time, each once, from two servers too', async () => {
    await open()
    await store.bots.create('c', { owner: 'other' })
    await put(20)
    await put(20, 'c')
    let freed = false
    const { promise: gate, resolve } = withResolvers()
    const one = slowTransport(() => (freed ? Promise.resolve() : gate))
    const other = slowTransport(() => (freed ? Promise.resolve() : gate))
    const loops = [one, other].map(({ transport }) => loopWith(transport))
    for (const jobs of loops) jobs.start()
    await expect
      .poll(() => [one.most(), other.most()], { timeout: 60_000 })
      .toEqual([mostAtOnce, mostAtOnce])
    freed = true
    resolve()
    await expect.poll(() => one.sent.length + other.sent.length, { timeout: 60_000 }).toBe(40)
    expect(new Set([...one.sent, ...other.sent]).size).toBe(40)
    for (const jobs of loops) await jobs.stop()
    expect((await store.outbox.counts()).get('sent')).toBe(40)
  })

  test('of one account leave places for those of others', async () => {
    await open()
    await store.bots.create('c', { owner: 'other' })
    await put(20)
    const never = slowTransport(() => new Promise(() => undefined))
    const jobs = loopWith(never.transport, { farewell: 0 })
    jobs.start()
    await expect.poll(() => never.most(), { timeout: 60_000 }).toBe(shareOfAccount)
    await put(1, 'c')
    jobs.tell('mail')
    await expect.poll(() => never.most(), { timeout: 60_000 }).toBe(shareOfAccount + 1)
    await jobs.stop()
  })

  test('of a server that crashed are taken over 15 seconds later', async () => {
    let time = 1_800_000_000_000
    await open(() => time)
    await put(1)
    const never = slowTransport(() => new Promise(() => undefined))
    const crashed = loopWith(never.transport, { farewell: 0 })
    crashed.start()
    await expect.poll(() => never.most(), { timeout: 60_000 }).toBe(1)
    time += 14_999
    expect(await store.jobs.take('mail', 'other', 1000, 1)).toEqual([])
    time += 1
    expect(await store.jobs.take('mail', 'other', 1000, 1)).toMatchObject([{ attempts: 2 }])
    await crashed.stop()
  })

  test('that were sent before their server died are not sent again', async () => {
    await open()
    await put(1)
    const [job] = await store.jobs.take('mail', 'died', 0, 1)
    await store.outbox.sent(job?.id ?? '', 1)
    const { transport, sent } = slowTransport(async () => undefined)
    const jobs = loopWith(transport)
    jobs.start()
    await expect.poll(() => store.jobs.list(9)).toEqual([])
    await jobs.stop()
    expect(sent).toEqual([])
  })

  test('do not hold up the end of a server whose mail server is silent, and are sent by the next', async () => {
    await open()
    await put(3)
    const sockets: Socket[] = []
    const silent = createServer(socket => void sockets.push(socket)).listen(0, '127.0.0.1')
    await new Promise(done => silent.once('listening', done))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const transport = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}` })
    if (!transport) throw new Error('There is a mail server.')
    const jobs = loopWith(transport)
    jobs.start()
    await expect.poll(() => sockets.length, { timeout: 60_000 }).toBeGreaterThan(0)
    await jobs.stop()
    transport.close()
    expect(await store.jobs.take('mail', 'next', 1000, 9)).toMatchObject([
      { attempts: 1 },
      { attempts: 1 },
      { attempts: 1 },
    ])
    expect(await store.outbox.last('b')).toMatchObject([
      { status: 'waiting', attempts: 0, error: null },
      { status: 'waiting', attempts: 0, error: null },
      { status: 'waiting', attempts: 0, error: null },
    ])
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
})

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve }
}
