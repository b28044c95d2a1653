/** Bytes as text. What is valid UTF-8 is read as such, whatever charset is told: some programs have changed it on the way. */
export function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    try {
      return new TextDecoder(charset.trim() || 'windows-1252').decode(bytes)
    } catch {
      return new TextDecoder('windows-1252').decode(bytes)
    }
  }
}

/** The bytes of a text in quoted-printable. */
export function decodeQuoted(text: string): Uint8Array {
  const plain = text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(plain, 'latin1')
}

/** The bytes of a part's body, each sign of which stands for a byte. */
export function decodeBody(body: string, encoding: string): Uint8Array {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64')
    case 'quoted-printable':
      return decodeQuoted(body)
    default:
      return Buffer.from(body, 'latin1')
  }
}
