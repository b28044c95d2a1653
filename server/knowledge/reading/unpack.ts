import { isTag } from 'domhandler'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { DomUtils, parseDocument } from 'htmlparser2'
import mammoth from 'mammoth'
import { getDocumentProxy } from 'unpdf'
import { escapeHtml } from '../../../runtime/session/html-text.js'
import { decodeText } from './decode-text.js'
import { type FileKind, needsReading } from './file-kinds.js'
import { pageText, type TextRun } from './page-text.js'
import { orientationOf, pixelsOf } from './picture-size.js'
import type { DocumentKind, GivenDocument } from './read-document.js'
import { createPictureReader } from './read-picture.js'
import { scannedPages } from './scanned-pages.js'

/** A file as it came. */
export interface GivenFile {
  readonly kind: FileKind
  /** In Base64. */
  readonly bytes: string
  readonly name: string
  /** Of a PDF: its pages are pictures, whose text is to be read. */
  readonly isScanned?: boolean
}

/** A file that cannot be read, in words for its owner. */
class NotReadable extends Error {
  override readonly name = 'NotReadable'
}

const unpackers: Readonly<
  Record<
    FileKind,
    (
      bytes: Uint8Array,
      given: Pick<GivenFile, 'name' | 'isScanned'>,
    ) => Promise<{ kind: DocumentKind; text: string }>
  >
> = {
  html: async bytes => ({ kind: 'html', text: decodeText(bytes) }),
  markdown: async bytes => ({ kind: 'markdown', text: decodeText(bytes) }),
  text: async bytes => ({ kind: 'text', text: decodeText(bytes) }),
  csv: async bytes => ({ kind: 'csv', text: decodeText(bytes) }),
  pdf: async (bytes, { name, isScanned }) => ({
    kind: 'html',
    text: `<head><title>${escapeHtml(name)}</title></head>${await pagesOf(bytes, isScanned)}`,
  }),
  docx: async bytes => ({ kind: 'html', text: await wordsOf(bytes) }),
  picture: async bytes => ({ kind: 'text', text: await textIn(bytes) }),
}

/** Takes the text out of a file of a stranger: work for a thread with limits. Rejects with a `NotReadable`. */
export async function unpack({ kind, bytes, ...rest }: GivenFile): Promise<GivenDocument> {
  const { name } = rest
  const given = await unpackers[kind](new Uint8Array(Buffer.from(bytes, 'base64')), rest)
  if (given.text.length > mostText) throw new NotReadable('It holds more text than may be read')
  return { ...given, address: null, name }
}

/** Characters, and pages. */
const mostText = 20_000_000
const mostPages = 2000
const mostScanned = 100
const mostPixels = 40_000_000

async function pagesOf(bytes: Uint8Array, isScanned = false): Promise<string> {
  const document = await getDocumentProxy(bytes, {
    disableFontFace: true,
    verbosity: 0,
    maxImageSize: mostPixels,
  }).catch((error: unknown) => {
    throw new NotReadable(
      Object(error).name === 'PasswordException'
        ? 'It is locked by a password'
        : 'It is no whole PDF',
    )
  })
  if (document.numPages > mostPages) throw new NotReadable('It has more pages than may be read')
  const text = isScanned ? await readPages(document) : await writtenPages(document)
  if (text.every(page => page.trim() === ''))
    throw new NotReadable(isScanned ? noText : needsReading)
  return text
    .map(
      (page, at) =>
        `<h2>Page ${at + 1}</h2>${paragraphsIn(page)
          .map(words => `<p>${escapeHtml(words)}</p>`)
          .join('')}`,
    )
    .join('')
}

async function writtenPages(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(pageText(items.flatMap(item => ('str' in item ? runOf(item) : []))))
    page.cleanup()
  }
  return pages
}

function runOf({
  str: text,
  transform,
  width,
  hasEOL: endsLine,
}: {
  readonly str: string
  readonly transform: readonly unknown[]
  readonly width: number
  readonly hasEOL: boolean
}): TextRun {
  const [, , slant = 0, scale = 0, x = 0, y = 0] = transform.map(Number)
  return { text, x, y, width, height: Math.hypot(slant, scale), endsLine }
}

const noText = 'It holds pictures in which no text was found'

async function readPages(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  if (document.numPages > mostScanned)
    throw new NotReadable(`It has more than ${mostScanned} pages that are pictures`)
  const reader = await createPictureReader()
  const pages: string[] = []
  for await (const pictures of scannedPages(document)) {
    const texts: string[] = []
    for (const picture of pictures) texts.push((await reader.read(picture)) ?? '')
    // What lies over another may say the same once more.
    pages.push([...new Set(texts.filter(text => text !== ''))].join('\n'))
  }
  reader.close()
  return pages
}

async function textIn(picture: Uint8Array): Promise<string> {
  const pixels = pixelsOf(picture)
  if (pixels === undefined) throw new NotReadable('It is no whole picture')
  if (pixels > mostPixels) throw new NotReadable('The picture has more pixels than may be read')
  const reader = await createPictureReader()
  const text = await reader.read(picture, orientationOf(picture))
  reader.close()
  if (text === undefined) throw new NotReadable('It is no whole picture')
  if (text === '') throw new NotReadable('No text was found in it')
  return text
}

/** Lines that go on to the edge belong together. */
function paragraphsIn(page: string): readonly string[] {
  const lines = page.split('\n').map(line => line.trim())
  const widest = Math.max(...lines.map(line => line.length))
  const paragraphs: string[] = []
  let open = ''
  for (const line of lines) {
    const isCut = /\p{Ll}-$/u.test(open)
    open = open === '' ? line : isCut ? open.slice(0, -1) + line : `${open} ${line}`
    if (line.length > widest * 0.6 && !/[.:!?]$/.test(line)) continue
    if (open !== '') paragraphs.push(open)
    open = ''
  }
  return open === '' ? paragraphs : [...paragraphs, open]
}

/** A paper's parts without the runs of text that Word does not show. */
function withoutHidden(parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const seen = Object.entries(parts).map(([name, part]): [string, Uint8Array] => {
    const text = strFromU8(part)
    if (!text.includes('<w:vanish')) return [name, part]
    const tree = parseDocument(text, { xmlMode: true })
    for (const mark of DomUtils.getElementsByTagName('w:vanish', tree.children, true)) {
      const isOff = /^(?:0|false|off)$/.test(mark.attribs['w:val'] ?? '')
      const run = mark.parent?.parent
      if (!isOff && run && isTag(run) && run.name === 'w:r') DomUtils.removeElement(run)
    }
    return [name, strToU8(DomUtils.getOuterHTML(tree, { xmlMode: true }))]
  })
  return Object.fromEntries(seen)
}

/** Of a paper that was packed: how large all that is read of it may be. */
const mostUnpacked = 50_000_000

/** The text of a paper of Word’s as HTML. Its parts are unpacked here first, each within what it says of itself, pictures left out. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  let size = 0
  const parts = (() => {
    try {
      return unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          if (!/^(?:\[Content_Types\]|_rels\/|word\/)[^:]*(?:\.xml|\.rels)$/.test(name))
            return false
          size += originalSize
          if (size > mostUnpacked) throw new NotReadable('It unpacks to more than may be read')
          return true
        },
      })
    } catch (error) {
      throw error instanceof NotReadable ? error : new NotReadable('It is no whole paper of Word’s')
    }
  })()
  if (!parts['word/document.xml']) throw new NotReadable('It is no paper of Word’s')
  // Nobody needs entities of a paper's own, by which a small one grows large.
  if (Object.values(parts).some(part => /<!(?:DOCTYPE|ENTITY)/i.test(strFromU8(part))))
    throw new NotReadable('It is no paper of Word’s')
  const buffer = Buffer.from(zipSync(withoutHidden(parts), { level: 0 }))
  const { value } = await mammoth
    .convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new NotReadable('It is no whole paper of Word’s')
    })
  return value
}
