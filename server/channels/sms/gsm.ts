// The letters of GSM 03.38: with any other a message has 70 letters in place of 160.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'
const known: ReadonlySet<string> = new Set(basic + extended)

/** Signs of print that a typewriter writes in another way. */
const plain: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '′': "'", '“': '"', '”': '"', '„': '"', '″': '"' },
  ...{ '«': '"', '»': '"', '‹': "'", '›': "'", '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-' },
  ...{ '−': '-', '…': '...', '•': '-', '·': '-', '×': 'x', '\u00a0': ' ', '\u202f': ' ' },
  ...{ '\u2009': ' ', '\u200a': ' ', '\u2007': ' ', '\u200b': '', '\u00ad': '', '\u2060': '' },
}

/** A text with typewriter's marks, where all of it is of GSM 03.38 then; any other stays as it is. */
export function inGsm(text: string): string {
  const written = [...text].map(letter => plain[letter] ?? letter).join('')
  return [...written].every(letter => known.has(letter)) ? written : text
}
