import { ownScript } from './here.js'

const parts = new Map<string, ReturnType<typeof fetchPart>>()
let failures = 0

/**
 * Fetches and runs the file of this name that lies beside this one, once. Rejects when it cannot be fetched, and the next
 * call tries again.
 */
export function fetchBeside(name: string): ReturnType<typeof fetchPart> {
  const known = parts.get(name)
  if (known) return known
  const part = fetchPart(name)
  parts.set(name, part)
  part.catch(() => parts.delete(name))
  return part
}

async function fetchPart(name: string) {
  const address = new URL(`talkgraph-${name}.js`, ownScript?.src || import.meta.url)
  const file = await import(address.href).catch(() => {
    // Chromium before 156 keeps a failed import for the page's life: only another address is fetched again.
    address.searchParams.set('again', String(++failures))
    return import(address.href)
  })
  return file
}
