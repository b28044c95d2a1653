// The letters of GSM 03.38: with any other a message has 70 letters in place of 160.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'
const known: ReadonlySet<string> = new Set(basic + extended)

/** Signs of print that a typewriter writes in another way. */
const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‹': "'",
  '›': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '·': '-',
  '×': 'x',
  '`': "'",
  '´': "'",
  '‟': '"',
  '〝': '"',
  '〞': '"',
  '―': '-',
  '⁃': '-',
  '‣': '-',
  '⁄': '/',
  '\u200b': '',
  '\u00ad': '',
  '\u2060': '',
  '\ufeff': '',
  '\u200e': '',
  '\u200f': '',
  '\t': ' ',
}

const spaced = (letter: string) => (/\p{Zs}/u.test(letter) ? ' ' : letter)

/** A text with typewriter's marks, where all of it is of GSM 03.38 then; any other stays as it is. */
export function inGsm(text: string): string {
  const written = [...text.normalize('NFC')].map(letter => plain[letter] ?? spaced(letter)).join('')
  return [...written].every(letter => known.has(letter)) ? written : text
}
