/**
 * The text of a file in whatever it was written: UTF-8, UTF-16 of either order, or else as Windows writes western languages.
 * `told` is what is said of it, such as `iso-8859-2`.
 */
export function decodeText(bytes: Uint8Array, told = ''): string {
  for (const label of [...marked(bytes), told, 'utf-8', 'windows-1252']) {
    const text = label === '' ? undefined : decoded(bytes, label)
    if (text !== undefined) return text
  }
  return ''
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
