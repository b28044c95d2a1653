import { readFile, stat } from 'node:fs/promises'
import { getMimeType, mimes } from 'hono/utils/mime'
import { type Representation, represent } from './ready-answer.js'

const kept = new Map<string, { readonly file: Promise<Representation>; readonly stamp: string }>()

/** Reads a file once and keeps it until it changes; undefined when there is none. The caller vouches for the name. */
export async function readStatic(url: URL): Promise<Representation | undefined> {
  const stats = await stat(url).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const stamp = `${stats.mtimeMs} ${stats.size}`
  const known = kept.get(url.href)
  if (known?.stamp === stamp) return known.file
  const file = readFile(url).then(represent)
  kept.set(url.href, { file, stamp })
  file.catch(() => kept.delete(url.href))
  return file
}

const types = { ...mimes, vtt: 'text/vtt; charset=utf-8', wav: 'audio/wav' }

/** The media type that goes with a file name. */
export function mediaType(name: string): string {
  return getMimeType(name, types) ?? 'application/octet-stream'
}
