import { crc32, deflateSync } from 'node:zlib'

const most = 256
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of at most 256 colours, a third as large as one of all colours; `pixels` are bytes of red, green, blue and alpha. */
export function palettePng({ width, height, pixels }) {
  const palette = paletteOf(pixels)
  const nearest = new Map()
  const lines = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colourAt(pixels, (y * width + x) * 4)
      if (!nearest.has(colour)) nearest.set(colour, indexOfNearest(palette, colour))
      // Each line begins with a 0: it is not filtered.
      lines[y * (width + 1) + x + 1] = nearest.get(colour)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits for a pixel, each the number of a colour.
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The colours used most, one of each neighbourhood. */
function paletteOf(pixels) {
  const counts = new Map()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const areas = new Map()
  for (const [colour, count] of counts) {
    const key = partsOf(colour)
      .map(part => part >> 4)
      .join()
    const area = areas.get(key) ?? { total: 0, colour, count: 0 }
    const isMore = count > area.count
    areas.set(key, {
      total: area.total + count,
      colour: isMore ? colour : area.colour,
      count: Math.max(count, area.count),
    })
  }
  return [...areas.values()]
    .sort((one, other) => other.total - one.total)
    .slice(0, most)
    .map(({ colour }) => colour)
}

function indexOfNearest(palette, colour) {
  const wanted = partsOf(colour)
  const distances = palette.map(found =>
    partsOf(found).reduce((sum, part, index) => sum + (part - wanted[index]) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}

const colourAt = (pixels, at) => (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2]

const partsOf = colour => [colour >> 16, (colour >> 8) & 255, colour & 255]

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [data.length, crc32(body)].map(number => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(number)
    return bytes
  })
  return Buffer.concat([length, body, sum])
}
