/** All of the widget, which an app's bundler keeps in files of its own. */
export type Whole = typeof import('./whole.js')

let coming: Promise<Whole | undefined> | undefined

/** Fetches it, once; resolves to undefined when it did not come, and asks again when it is asked for again. */
export function fetchWhole(): Promise<Whole | undefined> {
  coming ??= import('./whole.js').catch(() => {
    coming = undefined
    return undefined
  })
  return coming
}
