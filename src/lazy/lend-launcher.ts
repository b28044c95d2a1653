import { findTarget } from '../mount/find-target.js'

/** What an element of the page that opens the chat may have done. */
export interface Wish {
  come(): void
  toggle(): void
}

/** Has an element of the page call for the widget until it is there; returns what lets go of it. */
export function lendLauncher(launcher: Element | string, { come, toggle }: Wish): () => void {
  const element = findTarget(launcher)
  const before = element.getAttribute('aria-expanded')
  const over = new AbortController()
  const { signal } = over
  element.addEventListener('pointerover', come, { signal })
  element.addEventListener('focus', come, { signal })
  element.addEventListener('click', toggle, { signal })
  element.setAttribute('aria-expanded', 'false')
  return () => {
    over.abort()
    if (before === null) element.removeAttribute('aria-expanded')
    else element.setAttribute('aria-expanded', before)
  }
}
