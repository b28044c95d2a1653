import { createHash } from 'node:crypto'
import { canDraw, drawPicture } from './draw-picture.js'
import { type PageWords, pageWords } from './page-words.js'

/** A picture as it is sent. */
export interface PagePicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** Some 30 kB each. */
const mostKept = 200

/**
 * Makes the pictures that pages are shown with where a link to them is shared. `toPng` draws an SVG; each picture is drawn
 * once. Undefined for words that the typeface has no letters for, and for what is no page.
 */
export function createPagePictures(
  toPng: (svg: string) => Promise<Uint8Array<ArrayBuffer>>,
): (html: string) => Promise<PagePicture | undefined> {
  const kept = new Map<string, Promise<PagePicture>>()
  return async html => {
    const words = pageWords(html)
    return words && canDraw(words) ? find(words) : undefined
  }

  function find(words: PageWords): Promise<PagePicture> {
    const svg = drawPicture(words)
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`
    const picture = kept.get(etag) ?? toPng(svg).then(bytes => ({ bytes, etag }))
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
