import type { Page } from 'playwright'
import { moveDate } from '../../tools/clock/move-date.mjs'
import { watchRequests } from './at-rest.js'
import { openChromium } from './chromium.js'

/** A page that is being visited, with everything it complains of. */
export interface Visit {
  readonly page: Page
  /** Errors and warnings of the console, page errors, and violations of the page's policy. */
  readonly complaints: string[]
  /** Resolves when everything that the page has asked for has come and is drawn. */
  rests(): Promise<void>
  close(): Promise<void>
}

/** How long a page may take for what it comes to, in milliseconds: machines are slow at times. */
const patience = 60_000

/** How a page is visited. */
export interface Visiting {
  /** Does the bot take its time, as it does on real pages? */
  readonly pauses?: boolean
  /** The present of the page as it opens, in milliseconds since 1970; the real one if absent. */
  readonly now?: number
  /** Is it a phone, used with fingers? */
  readonly isPhone?: boolean
}

/** Opens a page and listens to its console and its policy. */
export async function visit(
  address: string,
  viewport = { width: 1280, height: 800 },
  { pauses = false, now, isPhone = false }: Visiting = {},
): Promise<Visit> {
  const browser = await openChromium()
  // What fades in would be judged half-way.
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const rests = watchRequests(page)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  await page.exposeFunction('complain', (text: string) => complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { complain } = window as unknown as { complain(text: string): void }
      complain(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  if (!pauses) await context.addInitScript(cutPauses)
  if (now !== undefined) await context.addInitScript(moveDate, now - Date.now())
  await page.goto(address)
  return { page, complaints, rests, close: () => context.close() }
}

/** Cuts what a bot waits for by itself: its typing, and the time after an answer (decision 26). */
function cutPauses(): void {
  const { setTimeout } = window
  const isPause = (ms = 0) => ms >= 500 && ms <= 700
  const cut = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    setTimeout(run, isPause(ms) ? 20 : ms, ...given)
  window.setTimeout = Object.assign(cut, setTimeout)
}
