import { typeOfBytes } from './file-type.js'

/** Papers that are archives inside, which their names alone tell apart. */
const papers = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub']

/** As what a file is kept that an owner puts into a bot, by its content; undefined: it is not kept. */
export function ownFileType(
  bytes: Uint8Array,
  name: string,
): { readonly type: string; readonly extension: string } | undefined {
  const found = typeOfBytes(bytes)
  if (found.extension === 'bin') return undefined
  const given = extensionOf(name)
  const isPaper = found.extension === 'zip' && papers.includes(given)
  return { type: found.type, extension: isPaper ? given : found.extension }
}

/** Whether a file begins as an SVG picture does, which may hold scripts. */
export function isSvg(bytes: Uint8Array): boolean {
  return /<(?:svg|\?xml|!doctype svg)/i.test(Buffer.from(bytes).toString('utf8'))
}

/** What a file is called in its address: the name that it had in small letters and digits, without its extension. */
export function addressTitle(name: string): string {
  const words = name
    .slice(0, name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : undefined)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  const title = words.replace(/[^a-z0-9]+/g, '-').slice(0, 60)
  return title.replace(/^-|-$/g, '') || 'file'
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
