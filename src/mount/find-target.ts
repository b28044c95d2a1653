/** The element that a target names, or another option. Throws when it cannot be read or nothing on the page fits it. */
export function findTarget(target: Element | string, option = 'target'): Element {
  const isText = typeof target === 'string'
  let fault = `cannot be read, expected ${isText ? '' : 'an element or '}a CSS selector`
  try {
    const element = isText ? document.querySelector(target) : target
    if (element?.nodeType === 1) return element
    if (isText) fault = 'is not on the page'
  } catch {}
  throw new Error(`Talkgraph: the ${option} ${isText ? JSON.stringify(target) : target} ${fault}.`)
}
