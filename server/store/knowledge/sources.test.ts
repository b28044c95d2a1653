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
      await sources.end('s', 'ready', '')
      return (await sources.get('s'))?.state
    }
    expect(await readAndWake(true)).toBe('waiting')
    await sources.remove('o', 's')
    await sources.create({ id: 's', owner: 'o', ...made })
    expect(await readAndWake(false)).toBe('ready')
  },
)
