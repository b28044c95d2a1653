/**
 * Has `for … in` pass over what a page, or somebody who attacks it, has put on all objects: libraries take an `onClick`
 * or a `ref` found there for one of ours. Whoever asks for it by name still finds it.
 */
export function passOverAdditions(): void {
  for (const name in Object.prototype) {
    try {
      Object.defineProperty(Object.prototype, name, { enumerable: false })
    } catch {
      // It is fixed as it is.
    }
  }
}
