import { findCurrentScript } from '../mount/page-api.js'

/** The script element that this file came from; known only while the file is first run. */
export const ownScript: HTMLScriptElement | undefined = findOwnScript()

function findOwnScript(): HTMLScriptElement | undefined {
  const current = findCurrentScript()
  if (current instanceof HTMLScriptElement) return current
  // A module has no current script: it is the tag with the module's address.
  return [...document.scripts].find(({ src }) => src !== '' && src === import.meta.url)
}
