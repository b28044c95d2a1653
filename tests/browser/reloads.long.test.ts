import { expect, it } from 'vitest'
import { answerPrompt } from './answer-prompt.js'
import { hasNoPlaceholder, patience, said, setUpWhole } from './whole-conversation.js'

/** Longer than a bot takes before it goes on. */
const pause = 3_500
const whole = setUpWhole(['reloaded'], 'session')

it('a conversation with every kind of step is reloaded at each of them, and each call arrives once', async () => {
  whole.hold()
  const chat = await whole.open('reloaded', page => page.clock.install())
  const { page } = chat
  let reloads = 0
  for (let state = await whole.next(chat); state !== 'over'; state = await whole.next(chat)) {
    await page.reload()
    reloads++
    if (state === 'asked') {
      await page.locator('[data-prompt-entry]').first().waitFor({ state: 'attached' })
      await hasNoPlaceholder(chat)
      const before = await said(chat)
      await answerPrompt(page)
      await expect.poll(() => said(chat), patience).toBeGreaterThan(before)
    } else {
      await chat.log.locator('.entry').first().waitFor()
      await hasNoPlaceholder(chat)
      whole.answerHeld()
    }
    await page.clock.runFor(pause)
  }
  whole.release()
  expect(reloads).toBeGreaterThan(20)
  await whole.expectAll('reloaded', chat)
}, 400_000)
