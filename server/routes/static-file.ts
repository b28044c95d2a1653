import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/** A file ready to be sent. */
export interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}

const kept = new Map<string, { readonly file: StaticFile; readonly stamp: string }>()

/** Reads a file once and keeps it until it changes; undefined when there is none. The caller vouches for the name. */
export async function readStatic(url: URL): Promise<StaticFile | undefined> {
  const stats = await stat(url).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const stamp = `${stats.mtimeMs} ${stats.size}`
  const known = kept.get(url.href)
  if (known?.stamp === stamp) return known.file
  const body = new Uint8Array(await readFile(url))
  const file = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
  kept.set(url.href, { file, stamp })
  return file
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

/** The media type that goes with a file name. */
export function mediaType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
