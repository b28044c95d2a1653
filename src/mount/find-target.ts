/** The element that a target names, or another option. Throws when it cannot be read or nothing on the page fits it. */
export function findTarget(target: Element | string, option = 'target'): Element {
  try {
    const element = typeof target === 'string' ? document.querySelector(target) : target
    if (element?.nodeType === 1) return element
  } catch {}
  throw new Error(
    `Talkgraph: the ${option} "${target}" is not on the page, expected an element or a CSS selector.`,
  )
}
