import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { typescriptArgs } from '../../testing/child-server.js'
import { decodePage, decodeText } from './decode-text.js'

const words = 'Für 5 €'

test.each([
  ['UTF-8', Buffer.from(words), ''],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`), ''],
  ['UTF-16', Buffer.from(words, 'utf16le'), ''],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${words}`, 'utf16le'), ''],
  ['UTF-16 of the other order', Buffer.from(`\ufeff${words}`, 'utf16le').swap16(), ''],
  ['what Windows writes', Buffer.from([0x46, 0xfc, 0x72, 0x20, 0x35, 0x20, 0x80]), ''],
  ['what is told', Buffer.from([0x46, 0xfc, 0x72, 0x20, 0x35, 0x20, 0xa4]), 'iso-8859-15'],
  ['what is told wrongly', Buffer.from(words), 'no such thing'],
])('a text is read in %s', (_, bytes, told) => {
  expect(decodeText(bytes, told)).toBe(words)
})

test('a text of UTF-8 in which something is broken is still one', () => {
  const broken = Buffer.concat([
    Buffer.from('Größe, Übung, später, schön, für '.repeat(3)),
    Buffer.from([0xe2, 0x82]),
  ])
  expect(decodeText(broken)).toContain('Größe')
})

test('a character of two halves is one beside what is broken', () => {
  const broken = Buffer.from([0xff])
  const pictures = (count: number) => Buffer.concat([Buffer.from('🍰'.repeat(count)), broken])
  expect(decodeText(pictures(10))).toContain('🍰')
  expect(decodeText(pictures(9))).not.toContain('🍰')
})

test('a large text in which something is broken takes little more memory than it has itself', async () => {
  const worker = new Worker(
    `const { decodeText } = await import(${JSON.stringify(new URL('./decode-text.ts', import.meta.url).href)})
    const { parentPort } = await import('node:worker_threads')
    const bytes = Buffer.concat([Buffer.from('хлеб '.repeat(2_000_000)), Buffer.from([0xff])])
    parentPort.postMessage(decodeText(bytes).slice(0, 4))`,
    { eval: true, execArgv: typescriptArgs, resourceLimits: { maxOldGenerationSizeMb: 100 } },
  )
  expect(await once(worker, 'message')).toEqual(['хлеб'])
  await worker.terminate()
})

const latin = Buffer.from([0x63, 0x61, 0x66, 0xe9])
const after = (head: string) => Buffer.concat([Buffer.from(head), latin])

test.each([
  ['a header', latin, 'text/html; charset=ISO-8859-1'],
  ['a meta element', after('<meta charset="windows-1252">'), 'text/html'],
  [
    'a meta element of the older kind',
    after('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">'),
    'text/html',
  ],
  ['a declaration', after('<?xml version="1.0" encoding="iso-8859-1"?>'), 'text/xml'],
  ['nothing', latin, 'text/html'],
  ['a name that nobody knows', Buffer.from('café'), 'text/html; charset=made-up'],
  ['a wrong header', latin, 'text/html; charset=utf-8'],
  ['its mark', Buffer.from('\ufeffcafé', 'utf16le'), 'text/html; charset=utf-8'],
  ['UTF-16, which its element cannot be', Buffer.from('<meta charset=utf-16>café'), 'text/html'],
  ['another’s attribute', Buffer.from('<script charset=latin1></script>café'), 'text/html'],
])('a page is read in the characters of %s', (_, bytes, type) => {
  expect(decodePage(bytes, type)).toContain('café')
})
