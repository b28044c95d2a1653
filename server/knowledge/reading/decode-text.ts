/**
 * The text of a file in whatever it was written: UTF-8, UTF-16 of either order, or else as Windows writes western languages.
 * `told` is what is said of it, such as `iso-8859-2`.
 */
export function decodeText(bytes: Uint8Array, told = ''): string {
  for (const label of [...marked(bytes), told, 'utf-8']) {
    const text = label === '' ? undefined : decoded(bytes, label)
    if (text !== undefined) return text
  }
  const tolerant = new TextDecoder().decode(bytes)
  return isNearly(tolerant) ? tolerant : new TextDecoder('windows-1252').decode(bytes)
}

/** Whether what is broken in a text of UTF-8 is little beside what is not. */
function isNearly(text: string): boolean {
  let broken = 0
  let whole = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0xfffd) broken++
    // The second half of a character is none of its own.
    else if (unit >= 0x80 && (unit & 0xfc00) !== 0xdc00) whole++
  }
  return broken * 10 <= whole
}

/** The text of a page, in the characters that its first bytes, its header or its beginning name. */
export function decodePage(bytes: Uint8Array, type: string): string {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 2048)).toLowerCase()
  const metas = begin.split('<meta').slice(1)
  const label =
    [type, ...metas.map(tagged)].map(saidOf('charset')).find(name => name !== '') ??
    (begin.trimStart().startsWith('<?xml') ? saidOf('encoding')(tagged(begin)) : '')
  // Who reads it there has no UTF-16 before them.
  const told = label.startsWith('utf-16') && saidOf('charset')(type) === '' ? 'utf-8' : label
  if (/^utf-?8$/i.test(told) || !isKnown(told) || marked(bytes).length > 0) return decodeText(bytes)
  return new TextDecoder(told).decode(bytes)
}

const tagged = (text: string): string => text.slice(0, text.indexOf('>'))

const saidOf =
  (name: string) =>
  (text: string): string => {
    const [, after = ''] = text.toLowerCase().split(name)
    return /^\s*=\s*["']?([\w:.-]{1,40})/.exec(after)?.[1] ?? ''
  }

function isKnown(label: string): boolean {
  try {
    return label !== '' && new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What the first bytes say: a mark, or every other one of them blank. */
function marked(bytes: Uint8Array): readonly string[] {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8']
  const begin = [...bytes.subarray(0, 200)]
  const blanks = (odd: number) => begin.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (blanks(1) > begin.length / 4) return ['utf-16le']
  return blanks(0) > begin.length / 4 ? ['utf-16be'] : []
}
