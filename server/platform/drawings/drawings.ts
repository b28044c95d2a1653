import { createHash } from 'node:crypto'

/** A picture as it is sent. */
export interface Drawing {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** Some 30 kB each. */
const mostKept = 200

/** Draws pictures, each once; those that were asked for last are kept. `toPng` draws an SVG for an account. */
export function createDrawings(
  toPng: (svg: string, account: string) => Promise<Uint8Array<ArrayBuffer>>,
): (svg: string, account: string) => Promise<Drawing> {
  const kept = new Map<string, Promise<Drawing>>()
  return (svg, account) => {
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`
    const picture = kept.get(etag) ?? toPng(svg, account).then(bytes => ({ bytes, etag }))
    // Who was asked for last goes last.
    kept.delete(etag)
    kept.set(etag, picture)
    picture.catch(() => kept.delete(etag))
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return picture
  }
}
