import { expect, it } from 'vitest'
import { answerPrompt } from './answer-prompt.js'
import type { Chat } from './chat.js'
import { hasNoPlaceholder, patience, said, setUpWhole } from './whole-conversation.js'

const offlineText = 'You are offline. What is waiting will be sent.'
/** Longer than a call may take while there is a line. */
const minute = 61_000
const whole = setUpWhole(['minute'], 'session')

it('a conversation with every kind of step goes on after offline minutes, before calls and during them, and each call arrives once', async () => {
  whole.hold()
  const chat = await whole.open('minute', page => page.clock.install())
  const { page } = chat
  const line = page.getByRole('status').getByText(offlineText)
  await chat.window.waitFor()
  const beOffline = async (meanwhile: () => unknown) => {
    await page.context().setOffline(true)
    await line.waitFor()
    await meanwhile()
    await page.clock.runFor(minute)
    await line.waitFor()
    await hasNoPlaceholder(chat)
    await page.context().setOffline(false)
    await line.waitFor({ state: 'detached' })
  }
  let minutes = 0
  for (let state = await whole.next(chat); state !== 'over'; state = await whole.next(chat)) {
    const before = await said(chat)
    const needsLine = state === 'held' || (await isBeforeCall(chat))
    if (needsLine) minutes++
    if (state === 'held') {
      await beOffline(whole.answerHeld)
      continue
    }
    if (needsLine) await beOffline(() => answerPrompt(page))
    else await answerPrompt(page)
    await expect.poll(() => said(chat), patience).toBeGreaterThan(before)
  }
  whole.release()
  // Before four calls, a pause and a file, and while two calls are under way.
  expect(minutes).toBe(8)
  await whole.expectAll('minute', chat)
}, 400_000)

/** Is what the answer leads to done by a server? */
async function isBeforeCall({ log }: Chat): Promise<boolean> {
  const isFile = await log.locator('[type=file][data-prompt-entry]').count()
  return isFile > 0 || (await log.locator('.entry').last().innerText()).includes('Go on?')
}
