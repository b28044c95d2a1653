import { kindOfPicture } from './picture-size.js'

/** The kinds of files that can be read. */
export const fileKinds = ['html', 'markdown', 'text', 'csv', 'pdf', 'docx', 'picture'] as const

/** One of them. */
export type FileKind = (typeof fileKinds)[number]

const kindsByName: Readonly<Record<string, FileKind>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
  csv: 'csv',
  tsv: 'csv',
  pdf: 'pdf',
  docx: 'docx',
}

/** The kind of a file, by what it begins with and by its name; undefined: none that can be read. */
export function kindOfFile(name: string, begin: Uint8Array): FileKind | undefined {
  const text = new TextDecoder('latin1').decode(begin)
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const named = Object.hasOwn(kindsByName, ending) ? kindsByName[ending] : undefined
  if (kindOfPicture(begin)) return 'picture'
  if (text.includes('%PDF-')) return 'pdf'
  if (text.startsWith('PK')) return named === 'docx' ? named : undefined
  return named === 'pdf' || named === 'docx' ? undefined : named
}

/** What a PDF is refused with whose pages are pictures, where those are not to be read. */
export const needsReading = 'It holds pictures of text'
