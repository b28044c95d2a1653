import { ApiError } from '../../base/errors.js'
import type { HeavyWork } from '../publish/heavy-work.js'
import { TookTooLong } from '../publish/lone-threads.js'

/** In milliseconds: how long all tests of a bot may take. */
const testTime = 20_000
const mostTold = 20

/** Plays the tests of a bot file whose settings require green ones. Throws TESTS_FAILED with those that fail. */
export async function checkTests(heavyWork: Pick<HeavyWork, 'runAlone'>, file: string): Promise<void> {
  if (!file.includes('"requireGreenTests"')) return
  const failing = await heavyWork.runAlone('failing', testTime, file).catch((error: unknown) => {
    const message = overLimit(error)
    if (message === undefined) throw error
    return [{ path: 'tests', message }]
  })
  if (failing.length > 0) throw new ApiError('TESTS_FAILED', { details: failing.slice(0, mostTold) })
}

/** What a bot is told whose tests need more than they may. */
function overLimit(error: unknown): string | undefined {
  if (error instanceof TookTooLong)
    return `The tests did not come to an end within ${testTime / 1000} seconds. Is there a loop in the bot?`
  return Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'The tests need more memory than they may.'
    : undefined
}
