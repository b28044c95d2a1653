import { ownScript } from './here.js'
import { offered } from './offered.js'

const parts = new Map<string, ReturnType<typeof fetchPart>>()

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
  const file = await import(new URL(`talkgraph-${name}.js`, ownScript?.src || import.meta.url).href)
  return file.part ? file.part(offered) : file
}
