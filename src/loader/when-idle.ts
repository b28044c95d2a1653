/** How long, in milliseconds, the one file waits for a page that never rests. */
const longest = 4000

/** Calls back once the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => act(), { timeout: longest })
  else setTimeout(act, longest / 2)
}
