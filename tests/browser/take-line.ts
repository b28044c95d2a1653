import type { Page } from 'playwright'

/**
 * Takes the line from a page and from what it opens from now on; what it returns gives it back. Chromium tells only the process in
 * which a page is just then that there is no line, and a page that is opened later may be in another one: so each is told here.
 */
export async function takeLine(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true)
  await page.addInitScript(beOff)
  await page.evaluate(beOff)
  return async () => {
    await page.context().setOffline(false)
    await page.evaluate(beOn)
  }
}

function beOff(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  dispatchEvent(new Event('offline'))
}

function beOn(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}
