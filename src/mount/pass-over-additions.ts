/** Names that the views give their parts. */
const ours = /^(?:on[A-Z].*|ref|key|is|children)$/

/**
 * Makes harmless what somebody has put on all objects of a page: the libraries that draw take an `onClick` or a `ref` found
 * there for one of ours. Those names are removed; anything else stays, and only `for … in` passes over it.
 */
export function passOverAdditions(): void {
  for (const name in Object.prototype) {
    if (ours.test(name)) Reflect.deleteProperty(Object.prototype, name)
    else Reflect.defineProperty(Object.prototype, name, { enumerable: false })
  }
}
