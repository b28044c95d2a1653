import { expect, test } from 'vitest'
import { parseMime } from './parse-mime.js'
import { openTnef } from './tnef.js'

const u16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer)
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const part = (level: number, id: number, value: Uint8Array) =>
  Buffer.concat([Buffer.of(level), u16(id), u16(6), u32(value.length), value, u16(0)])
const padded = (value: Buffer) => Buffer.concat([value, Buffer.alloc(-value.length & 3)])
const property = (kind: number, id: number, value: Buffer) =>
  Buffer.concat([u16(kind), u16(id), u32(1), u32(value.length), padded(value)])

const properties = Buffer.concat([
  u32(4),
  // A number, a property that is known by its name, and those that matter.
  Buffer.concat([u16(0x03), u16(0x3705), u32(1)]),
  Buffer.concat([
    u16(0x03),
    u16(0x8001),
    Buffer.alloc(16),
    u32(1),
    u32(6),
    padded(Buffer.from('Rye\0\0\0')),
    u32(7),
  ]),
  property(0x1f, 0x3707, Buffer.from('Rezept für Brot.pdf\0', 'utf16le')),
  property(0x1e, 0x370e, Buffer.from('application/pdf\0')),
])
const winmail = Buffer.concat([
  u32(0x223e9f78),
  u16(1),
  part(1, 0x9007, Buffer.concat([u32(1252), u32(0)])),
  part(1, 0x800c, Buffer.from('Gr\xFC\xDFe\0', 'latin1')),
  part(2, 0x9002, Buffer.alloc(14)),
  part(2, 0x8010, Buffer.from('REZEPT~1.PDF\0')),
  part(2, 0x800f, Buffer.from('%PDF')),
  part(2, 0x9005, properties),
  part(2, 0x9002, Buffer.alloc(14)),
  part(2, 0x8010, Buffer.from('b.txt\0')),
  part(2, 0x800f, Buffer.from('rye')),
])

test('the words and files in a winmail.dat are read', () => {
  const { text, files } = openTnef(winmail)
  expect(text).toBe('Grüße')
  expect(files.map(({ name, type, bytes }) => [name, type, Buffer.from(bytes).toString()])).toEqual(
    [
      ['Rezept für Brot.pdf', 'application/pdf', '%PDF'],
      ['b.txt', '', 'rye'],
    ],
  )
})

const mail = (words: string) =>
  parseMime(
    Buffer.from(
      [
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...(words === '' ? [] : ['--b', 'Content-Type: text/plain', '', words]),
        '--b',
        'Content-Type: application/ms-tnef; name=winmail.dat',
        'Content-Transfer-Encoding: base64',
        '',
        winmail.toString('base64'),
        '--b--',
      ].join('\r\n'),
    ),
  )

test('what lies in a winmail.dat comes with the mail, and the mail’s own words count', () => {
  expect(mail('Hello').text.trim()).toBe('Hello')
  expect(mail('').text).toBe('Grüße')
  expect(mail('Hello').files).toMatchObject([
    { name: 'Rezept für Brot.pdf', type: 'application/pdf' },
    { name: 'b.txt', type: 'application/octet-stream' },
  ])
})

test('what is broken off, or is none, is left out', () => {
  for (let length = 0; length < winmail.length; length++)
    expect(openTnef(winmail.subarray(0, length)).files.length).toBeLessThan(3)
  const random = Buffer.concat([u32(0x223e9f78), u16(1), Buffer.alloc(5000, 0xff)])
  expect(openTnef(random)).toEqual({ text: '', files: [] })
  const endless = Buffer.concat([u32(0xffffffff), u16(0x1e), u16(0x3707), u32(0xffffffff)])
  expect(
    openTnef(
      Buffer.concat([winmail.subarray(0, 6), part(2, 0x9002, u32(0)), part(2, 0x9005, endless)]),
    ),
  ).toEqual({ text: '', files: [] })
})
