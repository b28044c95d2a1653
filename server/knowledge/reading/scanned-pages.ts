import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** Of pictures so much smaller than the largest of a page, none is looked at, and of the others so many. */
const leastShare = 0.1
const mostPictures = 12

/**
 * The large pictures of each page of a paper, each as a picture of its own, in the order in which they are drawn: a scanner may
 * put a page together of strips, or lay what is black as a stencil over what is not.
 */
export async function* scannedPages(document: Document): AsyncGenerator<readonly Uint8Array[]> {
  const { OPS } = await getResolvedPDFJS()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    const found: Pixels[] = []
    for (const [at, operation] of fnArray.entries()) {
      const [given] = argsArray[at] ?? []
      const drawn =
        operation === OPS.paintImageXObject
          ? await objectOf(page, given)
          : operation === OPS.paintImageMaskXObject
            ? await stencilOf(page, given)
            : operation === OPS.paintInlineImageXObject
              ? given
              : undefined
      if (isPixels(drawn)) found.push(drawn)
    }
    page.cleanup()
    const largest = Math.max(0, ...found.map(areaOf))
    yield found
      .filter(pixels => areaOf(pixels) >= largest * leastShare)
      .slice(0, mostPictures)
      .flatMap(pixels => asPicture(pixels) ?? [])
  }
}

type Page = Awaited<ReturnType<Document['getPage']>>

const objectOf = (page: Page, key: unknown): Promise<unknown> =>
  new Promise(resolve =>
    (String(key).startsWith('g_') ? page.commonObjs : page.objs).get(String(key), resolve),
  )

/** A stencil may name its pixels, or have them. */
async function stencilOf(page: Page, given: unknown): Promise<unknown> {
  const { data, width, height } = Object(given)
  return typeof data === 'string' ? { width, height, ...Object(await objectOf(page, data)) } : given
}

interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

const areaOf = ({ width, height }: Pixels) => width * height

function isPixels(given: unknown): given is Pixels {
  const { width, height, data } = Object(given)
  return (
    Number.isSafeInteger(width) &&
    Number.isSafeInteger(height) &&
    width > 0 &&
    height > 0 &&
    (data instanceof Uint8Array || data instanceof Uint8ClampedArray)
  )
}

/** Pixels with a head of Netpbm's, by which they are a picture; undefined where they are in another order. */
function asPicture({ width, height, data }: Pixels): Uint8Array | undefined {
  const withHead = (kind: string, body: Uint8Array | Uint8ClampedArray) =>
    Buffer.concat([
      Buffer.from(`${kind}\n${width} ${height}\n${kind === 'P4' ? '' : '255\n'}`),
      Buffer.from(body.buffer, body.byteOffset, body.length),
    ])
  const pixels = width * height
  if (data.length === pixels) return withHead('P5', data)
  if (data.length === pixels * 3) return withHead('P6', data)
  // A bit for a pixel: there it is white, here it is black.
  if (data.length === Math.ceil(width / 8) * height)
    return withHead(
      'P4',
      Uint8Array.from(data, byte => ~byte),
    )
  if (data.length !== pixels * 4) return undefined
  const grey = new Uint8Array(pixels)
  for (let at = 0; at < pixels; at++) {
    // What can be seen through is on white paper.
    const cover = (data[at * 4 + 3] ?? 255) / 255
    grey[at] = 255 - (255 - (data[at * 4 + 1] ?? 0)) * cover
  }
  return withHead('P5', grey)
}
