import { deflateSync, inflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** A PDF with these lines on a page each. */
export const pdfOf = (...pages: readonly (readonly string[])[]): Buffer =>
  pdfWith(
    pages.map(lines =>
      Buffer.from(
        `BT /F1 12 Tf 14 TL 50 700 Td ${lines.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ')} ET`,
      ),
    ),
  )

/** A PDF whose only page is a picture, a JPEG of these pixels. */
export function scanOf(jpeg: Buffer, width: number, height: number): Buffer {
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`
  const picture = Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\nendstream')])
  return pdfWith([Buffer.from(`${width} 0 0 ${height} 0 0 cm /Scan Do`)], picture)
}

/** A PDF whose only page is a picture of these bytes; `mask`: another picture, which the first one may name as `7 0 R`. */
export function pictureIn(
  head: string,
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  mask?: { readonly head: string; readonly bytes: Uint8Array },
): Buffer {
  const object = (head: string, bytes: Uint8Array) => {
    const packed = deflateSync(bytes)
    return Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${head} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      ),
      packed,
      Buffer.from('\nendstream'),
    ])
  }
  const objects = [object(head, bytes), ...(mask ? [object(mask.head, mask.bytes)] : [])]
  return pdfWith([Buffer.from(`${width} 0 0 ${height} 0 0 cm /Scan Do`)], ...objects)
}

/** The pixels of a PNG with eight bits of red, green, blue and cover each, as shades of grey on white. */
export function greyOf(png: Buffer): {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
} {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const rows = inflateSync(Buffer.concat(parts))
  const size = width * 4
  const bytes = new Uint8Array(size * height)
  const of = (row: number, at: number) => (row < 0 || at < 0 ? 0 : (bytes[row * size + at] ?? 0))
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (size + 1)] ?? 0
    for (let at = 0; at < size; at++) {
      const [left, above, corner] = [of(row, at - 4), of(row - 1, at), of(row - 1, at - 4)]
      const near = left + above - corner
      const [one, two, three] = [left, above, corner].map(each => Math.abs(near - each))
      const paeth =
        (one ?? 0) <= (two ?? 0) && (one ?? 0) <= (three ?? 0)
          ? left
          : (two ?? 0) <= (three ?? 0)
            ? above
            : corner
      const guess = [0, left, above, (left + above) >> 1, paeth][filter] ?? 0
      bytes[row * size + at] = (rows[row * (size + 1) + 1 + at] ?? 0) + guess
    }
  }
  const grey = new Uint8Array(width * height)
  for (const at of grey.keys()) {
    const cover = (bytes[at * 4 + 3] ?? 0) / 255
    grey[at] = 255 - (255 - (bytes[at * 4 + 1] ?? 0)) * cover
  }
  return { width, height, grey }
}

/** A PDF with pages drawn so. */
export function pdfWith(contents: readonly Buffer[], ...scan: readonly Buffer[]): Buffer {
  const drawn = scan.length > 0 ? ` /XObject << /Scan ${4 + contents.length * 2} 0 R >>` : ''
  const kids = contents.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects: readonly (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >>${drawn} >> /Contents ${5 + at * 2} 0 R >>`,
      streamOf(deflateSync(content)),
    ]),
    ...scan,
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  const size = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [at, object] of objects.entries()) {
    places.push(size())
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = size()
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const streamOf = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

/** A paper of Word's with this in its body, as WordprocessingML. */
export function docxOf(body: string, head = ''): Buffer {
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?>${head}<w:document ${space}><w:body>${body}</w:body></w:document>`,
      ),
    }),
  )
}

/** A paragraph of such a paper; `style` such as `Heading1`. */
export const wordParagraph = (text: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`
