import { expect, it } from 'vitest'
import { answerPrompt } from './answer-prompt.js'
import { hasNoPlaceholder, patience, said, setUpWhole } from './whole-conversation.js'

const offlineText = 'You are offline. What is waiting will be sent.'
const whole = setUpWhole(['reloaded', 'offline'], 'session')

it('a conversation with every kind of step is reloaded at each of them, and each call arrives once', async () => {
  whole.hold()
  const chat = await whole.open('reloaded')
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
  }
  whole.release()
  expect(reloads).toBeGreaterThan(20)
  await whole.expectAll('reloaded', chat)
}, 400_000)

it('a conversation with every kind of step goes on each time the line is back, says so, and each call arrives once', async () => {
  const chat = await whole.open('offline')
  const { page } = chat
  const line = page.getByRole('status').getByText(offlineText)
  await chat.window.waitFor()
  const box = await chat.log.boundingBox()
  for (let state = await whole.next(chat); state !== 'over'; state = await whole.next(chat)) {
    const before = await said(chat)
    await page.context().setOffline(true)
    await line.waitFor()
    expect(await chat.log.boundingBox()).toEqual(box)
    await answerPrompt(page)
    // What needs no server goes on meanwhile, and what needs it waits.
    await page.waitForTimeout(1000)
    await line.waitFor()
    await page.context().setOffline(false)
    await line.waitFor({ state: 'detached' })
    await expect.poll(() => said(chat), patience).toBeGreaterThan(before)
  }
  await whole.expectAll('offline', chat)
}, 400_000)
