import type { Locator, Page, Request } from 'playwright'
import { expect } from 'vitest'

/** Watches what a page asks for. What it returns resolves once all of that has come and what it led to is drawn. */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', request => pending.add(request))
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  return async () => {
    do {
      await expect.poll(() => pending.size).toBe(0)
      await framesPass(page)
    } while (pending.size > 0)
  }
}

/** Time enough for what has come to be drawn. */
export const framesPass = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
  })

/** Where something stands once it moves no more: a mouse that is sent to a place of before finds something else there. */
export async function standingBox(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await locator.evaluate(async element => {
    const place = () => JSON.stringify(element.getBoundingClientRect())
    let before = ''
    for (let still = 0; still < 5; still += 1) {
      await new Promise(requestAnimationFrame)
      if (place() !== before) still = 0
      before = place()
    }
  })
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not there.')
  return box
}
