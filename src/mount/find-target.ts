/** The element that a target names. Throws when the selector cannot be read or nothing on the page fits it. */
export function findTarget(target: Element | string): Element {
  let element: Element | null
  try {
    element = typeof target === 'string' ? document.querySelector(target) : target
  } catch {
    throw new Error(
      `Talkgraph: the target ${JSON.stringify(target)} cannot be read, expected a CSS selector.`,
    )
  }
  if (element) return element
  throw new Error(`Talkgraph: the target ${JSON.stringify(target)} is not on the page.`)
}
