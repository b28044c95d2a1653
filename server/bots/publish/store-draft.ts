import { ApiError } from '../../base/errors.js'
import type { BotEntry, Store } from '../../store/index.js'
import type { HeavyWork } from './heavy-work.js'
import { TookTooLong } from './lone-threads.js'

interface Parts {
  readonly store: Pick<Store, 'bots' | 'drafts'>
  readonly heavyWork: HeavyWork
}

/**
 * Makes a version of a draft, unless the newest one has all of it; resolves to that, and to undefined where there is no
 * version at all. Throws LINT_FAILED where the draft has errors, and TESTS_FAILED where tests fail that it requires: then no
 * version is made. `isChecked` says that its tests have been played just now. `by` is who does that.
 */
export async function storeDraft(
  { store, heavyWork }: Parts,
  { id, name }: Pick<BotEntry, 'id' | 'name'>,
  by: string,
): Promise<{ readonly version: number | undefined; readonly isChecked: boolean }> {
  for (;;) {
    const entry = await store.drafts.find(id)
    const newest = (await store.bots.versions(id, { limit: 1 }))[0]?.version
    if (!entry || (entry.seq === entry.versionSeq && entry.version === newest))
      return { version: newest, isChecked: false }
    const { errors } = await heavyWork.run('lint', entry.file.length, entry.file, false)
    if (errors.length > 0) throw new ApiError('LINT_FAILED', { details: errors })
    await checkTests(heavyWork, entry.file)
    const read = await heavyWork.run('read', entry.file.length, entry.file, name)
    if (!('file' in read)) throw new ApiError('LINT_FAILED')
    // Where another version was stored meanwhile the draft is another one too.
    const version = await store.bots.saveDraft(id, { entry, file: read.file, by })
    if (version !== undefined) return { version, isChecked: true }
  }
}

/** In milliseconds: how long all tests of a bot may take. */
const testTime = 20_000
const mostTold = 20

/** Plays the tests of a bot file whose settings require green ones. Throws TESTS_FAILED with those that fail. */
export async function checkTests(
  heavyWork: Pick<HeavyWork, 'runAlone'>,
  file: string,
): Promise<void> {
  if (!file.includes('"requireGreenTests"')) return
  const failing = await heavyWork.runAlone('failing', testTime, file).catch((error: unknown) => {
    const message = overLimit(error)
    if (message === undefined) throw error
    return [{ path: 'tests', message }]
  })
  if (failing.length > 0)
    throw new ApiError('TESTS_FAILED', { details: failing.slice(0, mostTold) })
}

/** What a bot is told whose tests need more than they may. */
function overLimit(error: unknown): string | undefined {
  if (error instanceof TookTooLong)
    return `The tests did not come to an end within ${testTime / 1000} seconds. Is there a loop in the bot?`
  return Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'The tests need more memory than they may.'
    : undefined
}
