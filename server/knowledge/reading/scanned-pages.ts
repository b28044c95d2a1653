import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** The largest picture of each page of a paper, as a picture of its own; undefined where a page has none. */
export async function* scannedPages(document: Document): AsyncGenerator<Uint8Array | undefined> {
  const { OPS } = await getResolvedPDFJS()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    let largest: Pixels | undefined
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== OPS.paintImageXObject) continue
      const [key] = argsArray[at]
      const found = await new Promise<unknown>(resolve =>
        (String(key).startsWith('g_') ? page.commonObjs : page.objs).get(key, resolve),
      )
      if (isPixels(found) && areaOf(found) > (largest ? areaOf(largest) : 0)) largest = found
    }
    page.cleanup()
    yield largest && asPicture(largest)
  }
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
  for (let at = 0; at < pixels; at++) grey[at] = data[at * 4 + 1] ?? 0
  return withHead('P5', grey)
}
