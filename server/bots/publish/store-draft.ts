import { ApiError } from '../../base/errors.js'
import { CutShort } from '../../platform/threads/cut-short.js'
import type { Asker } from '../../platform/threads/thread-pool.js'
import type { BotEntry, Store } from '../../store/index.js'
import type { HeavyWork } from './heavy-work.js'

interface Parts {
  readonly store: Pick<Store, 'bots' | 'drafts'>
  readonly heavyWork: HeavyWork
}

/**
 * Makes a version of a draft, unless the newest one has all of it; resolves to that, and to undefined where there is no
 * version at all. Throws LINT_FAILED where the draft has errors, and TESTS_FAILED where tests fail that it requires: then no
 * version is made. `isChecked` says that its tests have been played just now. `by` is who does that, `asker` who waits for it.
 */
export async function storeDraft(
  { store, heavyWork }: Parts,
  { id, name }: Pick<BotEntry, 'id' | 'name'>,
  by: string,
  asker: Asker,
): Promise<{ readonly version: number | undefined; readonly isChecked: boolean }> {
  for (;;) {
    const entry = await store.drafts.find(id)
    const newest = (await store.bots.versions(id, { limit: 1 }))[0]?.version
    if (!entry || (entry.seq === entry.versionSeq && entry.version === newest))
      return { version: newest, isChecked: false }
    const sized = { ...asker, size: entry.file.length }
    const { errors } = await heavyWork.run('lint', sized, entry.file, false)
    if (errors.length > 0) throw new ApiError('LINT_FAILED', { details: errors })
    await checkTests(heavyWork, entry.file, asker)
    const read = await heavyWork.run('read', sized, entry.file, name)
    if (!('file' in read)) throw new ApiError('LINT_FAILED')
    // Where another version was stored meanwhile the draft is another one too.
    const version = await store.bots.saveDraft(id, { entry, file: read.file, by })
    if (version !== undefined) return { version, isChecked: true }
  }
}

const mostTold = 20

/** Plays the tests of a bot file whose settings require green ones. Throws TESTS_FAILED with those that fail. */
export async function checkTests(
  heavyWork: Pick<HeavyWork, 'run'>,
  file: string,
  asker: Asker,
): Promise<void> {
  if (!file.includes('"requireGreenTests"')) return
  const failing = await heavyWork.run('failing', asker, file).catch((error: unknown) => {
    if (!(error instanceof CutShort)) throw error
    const message = `The tests need more ${error.usedUp} than the server gives them, and were ended. Is there a loop in the bot?`
    return [{ path: 'tests', message }]
  })
  if (failing.length > 0)
    throw new ApiError('TESTS_FAILED', { details: failing.slice(0, mostTold) })
}
