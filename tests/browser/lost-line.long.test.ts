import { expect, it } from 'vitest'
import { answerPrompt } from './answer-prompt.js'
import type { Chat } from './chat.js'
import { hasNoPlaceholder, patience, said, setUpWhole } from './whole-conversation.js'

const offlineText = 'You are offline. What is waiting will be sent.'
/** Longer than a call may take while there is a line. */
const minute = 61_000
/** Longer than a bot takes before it goes on. */
const pause = 3_500
const whole = setUpWhole(['line'], 'session')

it('a conversation with every kind of step goes on without a line, says so, waits minutes for calls, and each arrives once', async () => {
  whole.hold()
  const chat = await whole.open('line', page => page.clock.install())
  const { page } = chat
  const line = page.getByRole('status').getByText(offlineText)
  await chat.window.waitFor()
  const beOffline = async (meanwhile: () => unknown) => {
    const box = await chat.log.boundingBox()
    await page.context().setOffline(true)
    await line.waitFor()
    expect(await chat.log.boundingBox()).toEqual(box)
    await meanwhile()
    await line.waitFor()
    await page.context().setOffline(false)
    await line.waitFor({ state: 'detached' })
  }
  const minutePasses = async () => {
    await page.clock.runFor(minute)
    await hasNoPlaceholder(chat)
  }
  let minutes = 0
  for (let state = await whole.next(chat); state !== 'over'; state = await whole.next(chat)) {
    const before = await said(chat)
    const isSaid = () => expect.poll(() => said(chat), patience).toBeGreaterThan(before)
    if (state === 'held') {
      minutes++
      await beOffline(async () => {
        whole.answerHeld()
        await minutePasses()
      })
    } else if (await isBeforeCall(chat)) {
      minutes++
      await beOffline(async () => {
        await answerPrompt(page)
        await minutePasses()
      })
      await isSaid()
    } else {
      // What needs no server goes on meanwhile.
      await beOffline(async () => {
        await answerPrompt(page)
        await isSaid()
      })
      await page.clock.runFor(pause)
    }
  }
  whole.release()
  // Before four calls, a pause and a file, and while two calls are under way.
  expect(minutes).toBe(8)
  await whole.expectAll('line', chat)
}, 400_000)

/** Is what the answer leads to done by a server? */
async function isBeforeCall({ log }: Chat): Promise<boolean> {
  const isFile = await log.locator('[type=file][data-prompt-entry]').count()
  return isFile > 0 || (await log.locator('.entry').last().innerText()).includes('Go on?')
}
