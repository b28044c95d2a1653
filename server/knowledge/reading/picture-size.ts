/** The kinds of pictures whose text can be read, by what they begin with. */
const beginnings = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF[\s\S]{4}WEBP/,
} as const

type PictureKind = keyof typeof beginnings

/** The kind of a picture; undefined where it is none whose text can be read. */
export function kindOfPicture(begin: Uint8Array): PictureKind | undefined {
  const text = Buffer.from(begin.subarray(0, 12)).toString('latin1')
  const kinds: readonly PictureKind[] = ['png', 'jpeg', 'webp']
  return kinds.find(kind => beginnings[kind].test(text))
}

/** How many pixels a picture says that it has; undefined where it does not say. */
export function pixelsOf(picture: Uint8Array): number | undefined {
  const kind = kindOfPicture(picture)
  try {
    return kind && sizes[kind](Buffer.from(picture.buffer, picture.byteOffset, picture.length))
  } catch (error) {
    // It ends before it says so.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const sizes: Readonly<Record<PictureKind, (bytes: Buffer) => number | undefined>> = {
  png: bytes => bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
  jpeg(bytes) {
    for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
      const marker = bytes.readUInt16BE(at)
      const isFrame =
        marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
      if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
      if (marker < 0xff00 || marker === 0xffda) return undefined
    }
  },
  webp(bytes) {
    const form = bytes.toString('latin1', 12, 16)
    if (form === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1)
    if (form === 'VP8 ')
      return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff)
    if (form !== 'VP8L') return undefined
    const bits = bytes.readUInt32LE(21)
    return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1)
  },
}

/** How a camera was held, as EXIF says it: 1 is upright. */
export function orientationOf(picture: Uint8Array): number {
  const begin = Buffer.from(picture.subarray(0, mostHead))
  const [big, small] = [begin.indexOf(bigEndian), begin.indexOf(littleEndian)]
  const given = big >= 0 ? begin[big + 9] : small >= 0 ? begin[small + 8] : 1
  return given !== undefined && given >= 1 && given <= 8 ? given : 1
}

const mostHead = 2000
const bigEndian = Buffer.from([1, 0x12, 0, 3, 0, 0, 0, 1, 0])
const littleEndian = Buffer.from([0x12, 1, 3, 0, 1, 0, 0, 0])
