import type { Page, Request } from 'playwright'
import { expect, it } from 'vitest'
import { answerPrompt } from './answer-prompt.js'
import type { Chat } from './chat.js'
import { hasNoPlaceholder, overIn, patience, said, setUpWhole } from './whole-conversation.js'

const whole = setUpWhole(['shared'], 'local')

it('a conversation with every kind of step goes on in two tabs in turn, though the one that calls is closed, and each call arrives once', async () => {
  whole.hold()
  /** The keys under which each step was called. */
  const keys = new Map<string, string[]>()
  let caller: Page | undefined
  let answers = await whole.open('shared', async page => {
    await page.context().addInitScript(crashWhenAsked)
    page.context().on('request', request => {
      const [, step = ''] = /\/nodes\/([^/]+)\//.exec(request.url()) ?? []
      const key = request.headers()['idempotency-key']
      if (!key) return
      keys.set(step, [...(keys.get(step) ?? []), key])
      caller = request.frame().page()
    })
  })
  let follows = await whole.openTab('shared')
  let closed = 0
  for (;;) {
    const state = await whole.next(answers, follows)
    if (state === 'over') break
    if (state === 'held') {
      // The tab that was answered in, unless the other had still something to do.
      if (follows.page === caller) [answers, follows] = [follows, answers]
      // A tab that crashes keeps nothing as it goes.
      if (closed++ % 2) await answers.page.evaluate(() => Reflect.set(window, 'isCrashing', true))
      await expectNoProblem(answers)
      const again = follows.page.waitForRequest(isCall)
      await answers.page.close()
      await again
      answers = await whole.openTab('shared')
      await answers.log.locator('.entry').first().waitFor()
      await Promise.all([answers, follows].map(hasNoPlaceholder))
      whole.answerHeld()
    } else {
      ;[answers, follows] = [follows, answers]
      await answers.page.locator('[data-prompt-entry]').first().waitFor({ state: 'attached' })
      await expectSame(answers, follows)
      await Promise.all([answers, follows].map(hasNoPlaceholder))
      const before = await said(answers)
      await answerPrompt(answers.page)
      await expect.poll(() => said(answers), patience).toBeGreaterThan(before)
      await expect.poll(() => said(follows), patience).toBeGreaterThan(before)
    }
  }
  whole.release()
  expect(closed).toBe(2)
  for (const [step, used] of keys) expect([step, new Set(used).size]).toEqual([step, 1])
  expect(
    [...keys]
      .filter(([, used]) => used.length > 1)
      .map(([step]) => step)
      .sort(),
  ).toEqual(['gpt', 'webhook'])
  await expectSame(answers, follows)
  await Promise.all([answers, follows].map(expectNoProblem))
  await whole.expectAll('shared', (await overIn([answers, follows])) ?? answers)
}, 400_000)

const isCall = (request: Request) =>
  request.method() === 'POST' && request.url().includes('/nodes/')

/** In the page: from when `isCrashing` is set, it goes without a word. */
function crashWhenAsked() {
  const hush = (event: Event) =>
    Reflect.get(window, 'isCrashing') && event.stopImmediatePropagation()
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, hush, true)
}

/** Both tabs show the same; the time of day stands only at what the mouse is over. */
async function expectSame(one: Chat, other: Chat) {
  const tabs = [one, other]
  await Promise.all(tabs.map(({ page }) => page.mouse.move(0, 0)))
  await expect
    .poll(() => Promise.all(tabs.map(({ log }) => log.innerText())), patience)
    .toSatisfy(([shown, alsoShown]) => shown === alsoShown)
}

async function expectNoProblem({ page }: Chat) {
  expect(await page.evaluate(() => Reflect.get(window, 'problems'))).toEqual([])
}
