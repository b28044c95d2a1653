import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { typescriptArgs } from '../../testing/child-server.js'
import {
  docxOf,
  greyOf,
  pdfOf,
  pdfWith,
  pictureIn,
  scanOf,
  wordParagraph,
} from '../../testing/papers.js'
import { type FileKind, kindOfFile } from './file-kinds.js'
import { createReaders } from './readers.js'

const limits = {
  page: { processorSeconds: 15, seconds: 60, megabytes: 400 },
  file: { processorSeconds: 30, seconds: 120, megabytes: 150 },
  picture: { processorSeconds: 60, seconds: 120, megabytes: 400 },
}
const readers = createReaders(typescriptArgs, limits)
afterAll(() => readers.close())
const patience = { timeout: 120_000 }

const read = (kind: FileKind, bytes: Buffer, account = 'a') =>
  readers.read(account, { kind, bytes: bytes.toString('base64'), name: 'Paper' })

test('a PDF is read page by page, its lines as they belong together', patience, async () => {
  const { pieces } = await read(
    'pdf',
    pdfOf(
      ['Delivery takes two days, and on is-', 'lands it takes four.', 'Ring us.'],
      ['Prices (net)'],
    ),
  )
  expect(pieces.map(({ path, text }) => [path, text])).toEqual([
    [['Page 1'], 'Delivery takes two days, and on islands it takes four.\nRing us.'],
    [['Page 2'], 'Prices (net)'],
  ])
})

test('a paper of Word’s is read with its headings and tables', patience, async () => {
  const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`
  const table = `<w:tbl><w:tr>${cell('Cake')}${cell('12 &amp; up')}</w:tr></w:tbl>`
  const { pieces } = await read(
    'docx',
    docxOf(`${wordParagraph('Prices', 'Heading1')}${wordParagraph('All are net.')}${table}`),
  )
  expect(pieces).toMatchObject([{ path: ['Prices'] }])
  expect(pieces[0]?.text).toMatch(/All are net\.[\s\S]*Cake[\s\S]*12 & up/)
  const hidden = '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r></w:p>'
  const shown =
    '<w:p><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>Seen &amp; read.</w:t></w:r></w:p>'
  expect((await read('docx', docxOf(hidden + shown))).pieces).toMatchObject([
    { text: 'Seen & read.' },
  ])
})

test('a PDF in two columns is read one after the other', patience, async () => {
  const line = (text: string, x: number, y: number) =>
    `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`
  const rows = [1, 2, 3, 4, 5].map(
    number =>
      `${line(`Left line number ${number} of the page`, 50, 700 - number * 14)} ${line(`Right line number ${number} of it, too`, 320, 700 - number * 14)}`,
  )
  const { pieces } = await read('pdf', pdfWith([Buffer.from(rows.join(' '))]))
  const text = pieces.map(piece => piece.text).join('\n')
  expect(text.indexOf('Left line number 5')).toBeLessThan(text.indexOf('Right line number 1'))
})

test.each([
  ['a table', 'csv', Buffer.from('Cake;Price\nPlum;12 €\n'), 'Cake: Plum | Price: 12 €'],
  ['a text of Windows', 'text', Buffer.from([0x46, 0xfc, 0x72]), 'Für'],
  ['Markdown', 'markdown', Buffer.from('# A\n\nB'), 'B'],
] as const)('%s is read', patience, async (_, kind, bytes, text) => {
  expect((await read(kind, bytes)).pieces.map(piece => piece.text)).toEqual([text])
})

const hours = 'Opening hours: Monday to Friday\nfrom 9 to 18. A plum cake is\n12.50 euros.'
const pictureOf = (name: string) => readFileSync(new URL(`./pictures/${name}`, import.meta.url))
function withSize(png: Buffer, size: number): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(size, 16)
  bytes.writeUInt32BE(size, 20)
  return bytes
}

test.each(['hours.png', 'hours.jpg', 'hours.webp'])(
  'the text in %s is read',
  patience,
  async name => {
    const { title, pieces } = await read('picture', pictureOf(name))
    expect([title, pieces.map(({ text, language }) => [text, language])]).toEqual([
      'Paper',
      [[hours, 'en']],
    ])
  },
)

test('a picture of another language is read with its letters', patience, async () => {
  const { pieces } = await read('picture', pictureOf('stunden.png'))
  expect(pieces[0]?.text).toBe(
    'Öffnungszeiten: Montag bis Freitag\nvon 9 bis 18 Uhr. Größere Bestellungen\nbitte zwei Tage vorher anrufen.',
  )
})

test('a PDF whose page is a picture is read page by page', patience, async () => {
  const { pieces } = await read('pdf', scanOf(pictureOf('hours.jpg'), 640, 152))
  expect(pieces).toMatchObject([{ path: ['Page 1'] }])
  expect(pieces[0]?.text.replaceAll(/\s+/g, ' ')).toBe(hours.replaceAll('\n', ' '))
})

const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'
const bitsOf = ({ width, height, grey }: ReturnType<typeof greyOf>, ink: 0 | 1) => {
  const size = Math.ceil(width / 8)
  const bits = new Uint8Array(size * height)
  for (const [at, shade] of grey.entries()) {
    const place = Math.floor(at / width) * size + ((at % width) >> 3)
    if (shade < 128 === (ink === 1)) bits[place] = (bits[place] ?? 0) | (128 >> ((at % width) % 8))
  }
  return bits
}
const grey8 = '/ColorSpace /DeviceGray /BitsPerComponent 8'
const scans: Readonly<Record<string, (page: ReturnType<typeof greyOf>) => Buffer>> = {
  'a stencil': page =>
    pictureIn('/ImageMask true /BitsPerComponent 1 /Decode [0 1]', bitsOf(page, 0), page),
  'a stencil the other way round': page =>
    pictureIn('/ImageMask true /BitsPerComponent 1 /Decode [1 0]', bitsOf(page, 1), page),
  'black and white the other way round': page =>
    pictureIn('/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]', bitsOf(page, 1), page),
  'black that is seen through all but its letters': page =>
    pictureIn(`${grey8} /SMask 7 0 R`, new Uint8Array(page.grey.length), page, {
      head: grey8,
      bytes: page.grey.map(shade => 255 - shade),
    }),
}

test.each(Object.keys(scans))('a PDF whose page is %s is read', patience, async name => {
  const scan = scans[name]?.(greyOf(pictureOf('hours.png')))
  const { pieces } = await read('pdf', scan ?? Buffer.from(''))
  const plain = await read('picture', pictureOf('hours.png'))
  expect(pieces.map(({ text }) => text).join(' ')).toContain(
    (plain.pieces[0]?.text ?? '').split(/\s+/).slice(0, 3).join(' '),
  )
})

test.each([
  ['no PDF', 'pdf', Buffer.from('%PDF-1.4 and nothing'), 'It is no whole PDF'],
  ['a PDF without text', 'pdf', pdfOf([]), 'It holds pictures in which no text was found'],
  ['no picture', 'picture', Buffer.from('\x89PNG\r\n', 'latin1'), 'It is no whole picture'],
  ['half a picture', 'picture', pictureOf('hours.png').subarray(0, 40), 'It is no whole picture'],
  [
    'a picture that says to be larger',
    'picture',
    withSize(pictureOf('hours.png'), 30_000),
    'The picture has more pixels than may be read',
  ],
  ['no paper', 'docx', Buffer.from('PK'), 'It is no whole paper of Word’s'],
  ['entities', 'docx', docxOf(wordParagraph('&b;'), entities), 'It is no paper of Word’s'],
  [
    'a paper that unpacks to more',
    'docx',
    docxOf(wordParagraph('a'.repeat(51_000_000))),
    'It unpacks to more than may be read',
  ],
  [
    'a page that unpacks to more',
    'pdf',
    pdfWith([Buffer.alloc(1_500_000_000, ' ')]),
    'It takes too much memory to read',
  ],
] as const)(
  '%s is refused in words, and the next is read',
  patience,
  async (_, kind, bytes, reason) => {
    const refused = read(kind, bytes).catch(error => `${error.name}: ${error.message}`)
    // Pages are read meanwhile.
    const given = { kind: 'text', text: 'Hi', address: null, name: 'Page' } as const
    expect((await readers.read('b', given)).pieces).toHaveLength(1)
    expect(await refused).toBe(`Unreadable: ${reason}`)
    expect((await read('text', Buffer.from('Hello'))).pieces).toHaveLength(1)
  },
)

test.each([
  ['a.PDF', '%PDF-1.7', 'pdf'],
  ['a.txt', '\n%PDF-1.7', 'pdf'],
  ['a.docx', 'PK\u0003\u0004', 'docx'],
  ['a.zip', 'PK\u0003\u0004', undefined],
  ['a.pdf', 'Hello', undefined],
  ['a.htm', '<html>', 'html'],
  ['a.md', 'Hello', 'markdown'],
  ['constructor', 'Hello', undefined],
  ['a.png', '\u0089PNG', undefined],
  ['scan', '\u0089PNG\r\n\u001a\n', 'picture'],
  ['scan.pdf', '\u00ff\u00d8\u00ff\u00e0', 'picture'],
  ['a.webp', 'RIFF....WEBPVP8 ', 'picture'],
])('the file %s that begins with %j is of the kind %s', (name, begin, kind) => {
  expect(kindOfFile(name, Buffer.from(begin, 'latin1'))).toBe(kind)
})
