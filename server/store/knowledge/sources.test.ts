import { afterEach, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { openStore } from '../index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

test.each(databases)(
  'what is given to a source while it is read is still to be read, in $name',
  async ({ make }) => {
    const { address, drop } = await make()
    const { knowledge, jobs, close } = await openStore(address)
    closers.push(drop, close)
    const { sources } = knowledge
    const made = { kind: 'pairs', title: '', settings: '', botIds: [] } as const
    await sources.create({ id: 's', owner: 'o', ...made })
    const readAndWake = async (isWoken: boolean) => {
      await sources.wake('s')
      await jobs.take('knowledge', 'me', 60_000, 1)
      await sources.begin('s', 'run')
      if (isWoken) await sources.wake('s')
      expect(await sources.get('s')).toMatchObject({ state: 'running' })
      await sources.end('s', 'ready', '', true)
      return (await sources.get('s'))?.state
    }
    expect(await readAndWake(true)).toBe('waiting')
    await sources.remove('o', 's')
    await sources.create({ id: 's', owner: 'o', ...made })
    expect(await readAndWake(false)).toBe('ready')
  },
)

test.each(databases)(
  'a source that is not to be read after all does not wait for its turn, in $name',
  async ({ make }) => {
    const { address, drop } = await make()
    const { knowledge, jobs, close } = await openStore(address)
    closers.push(drop, close)
    const { sources } = knowledge
    const made = { kind: 'pairs', title: '', settings: '', botIds: [] } as const
    await sources.create({ id: 's', owner: 'o', ...made })
    const take = () => jobs.take('knowledge', 'me', 60_000, 1)
    await sources.wake('s')
    await sources.cancel('s')
    expect(await take()).toEqual([])
    expect(await sources.get('s')).toMatchObject({ state: 'failed', isCancelled: false })
    await sources.wake('s')
    const [job] = await take()
    // It has been taken, and has not begun.
    await sources.cancel('s')
    await sources.begin('s', 'run')
    expect(await sources.isCancelled('s')).toBe(true)
    await sources.end('s', 'ready', '', true)
    await jobs.done(job?.id ?? '')
    const trained = await sources.get('s')
    await sources.wake('s')
    await sources.cancel('s')
    expect(await sources.get('s')).toEqual(trained)
    await sources.cancel('s')
    expect(await sources.get('s')).toEqual(trained)
  },
)
