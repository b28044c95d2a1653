import type { Page } from 'playwright'
import { openChromium } from './chromium.js'

/** A page that is being visited, with everything it complains of. */
export interface Visit {
  readonly page: Page
  /** Errors and warnings of the console, page errors, and violations of the page's policy. */
  readonly complaints: string[]
  close(): Promise<void>
}

/** Opens a page and listens to its console and its policy. */
export async function visit(address: string, viewport = { width: 1280, height: 800 }): Promise<Visit> {
  const browser = await openChromium()
  // What fades in would be judged half-way.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
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
  await page.goto(address)
  return { page, complaints, close: () => context.close() }
}
