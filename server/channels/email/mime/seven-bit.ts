type Reader = (bytes: Uint8Array) => string

/** Charsets in seven bits that mails are still written in and that browsers have given up, by the names they are told by. */
export const sevenBitReaders: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...['utf-7', 'utf7', 'unicode-1-1-utf-7', 'csunicode11utf7'].map(
    name => [name, readUtf7] as const,
  ),
  ...['hz-gb-2312', 'hz', 'hzgb2312'].map(name => [name, readHz] as const),
  ...['iso-2022-kr', 'csiso2022kr'].map(name => [name, readKorean] as const),
])

const ascii = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** `+AOk-` is an é: UTF-16 in base64 between a plus and what ends it. */
function readUtf7(bytes: Uint8Array): string {
  return ascii(bytes).replace(/\+([A-Za-z0-9+/]*)(-?)/g, (all, encoded: string, end: string) => {
    if (encoded === '') return end === '' ? all : '+'
    const pairs = Buffer.from(encoded, 'base64')
    return new TextDecoder('utf-16be').decode(pairs.subarray(0, pairs.length - (pairs.length % 2)))
  })
}

/** Between `~{` and `~}` two signs are one letter of GB 2312; `~~` is a tilde, and one before a line end joins lines. */
function readHz(bytes: Uint8Array): string {
  return ascii(bytes).replace(/~(?:~|\r?\n|\{([^~\r\n]*)(?:~\})?)/g, (all, letters?: string) => {
    if (letters !== undefined) return withHighBit(letters, 'gb18030')
    return all === '~~' ? '~' : ''
  })
}

/** Between Shift Out and Shift In two signs are one letter. */
function readKorean(bytes: Uint8Array): string {
  const [first = '', ...parts] = ascii(bytes).replaceAll('\u001b$)C', '').split('\u000e')
  const read = parts.map(part => {
    const [letters = '', ...rest] = part.split('\u000f')
    return withHighBit(letters, 'euc-kr') + rest.join('')
  })
  return first + read.join('')
}

function withHighBit(letters: string, charset: string): string {
  const bytes = Buffer.from(letters, 'latin1').map(byte => (byte > 0x20 ? byte | 0x80 : byte))
  return new TextDecoder(charset).decode(bytes)
}
