import type { TestProject } from 'vitest/node'
import { serveChromium, sharedAddress } from './chromium.js'

/** Starts one Chromium for all browser tests of a run; each file has contexts of its own in it. */
export async function setup({ vitest }: TestProject): Promise<() => Promise<void>> {
  const chromium = await serveChromium()
  let isOver = false
  chromium.on('close', () => {
    if (isOver) return
    vitest.logger.error(
      'The Chromium of the browser tests ended before they did. Tests that had a page in it fail; each file that begins now starts its own.',
    )
  })
  process.env[sharedAddress] = chromium.wsEndpoint()
  return async () => {
    isOver = true
    await chromium.close()
  }
}
