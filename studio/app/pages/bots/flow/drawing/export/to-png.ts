import type { Picture } from './draw-picture.js'

/** Browsers draw no larger ones: pixels of a side, and all in all. */
const longestSide = 16_000
const mostPixels = 64_000_000

/** How many pixels of the image stand for one of the picture: two where there is room for that. */
function scaleFor({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  return Math.min(
    2,
    longestSide / Math.max(width, height),
    Math.sqrt(mostPixels / (width * height)),
  )
}

/** A picture as PNG, drawn by the browser. Rejects where it cannot. */
export async function toPng(picture: Picture): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`
  await image.decode()
  const scale = scaleFor(picture)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!context || !blob) throw new Error('The browser could not draw the picture.')
  return blob
}
