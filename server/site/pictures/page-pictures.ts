import { createDrawings, type Drawing } from '../../platform/drawings/drawings.js'
import { canDraw, drawPicture } from './draw-picture.js'
import { pageWords } from './page-words.js'

/**
 * Makes the pictures that pages are shown with where a link to them is shared. `toPng` draws an SVG; each picture is drawn
 * once. Undefined for words that the typeface has no letters for, and for what is no page.
 */
export function createPagePictures(
  toPng: (svg: string) => Promise<Uint8Array<ArrayBuffer>>,
): (html: string) => Promise<Drawing | undefined> {
  const draw = createDrawings(toPng)
  return async html => {
    const words = pageWords(html)
    return words && canDraw(words) ? draw(drawPicture(words), 'site') : undefined
  }
}
