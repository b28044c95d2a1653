/** Words of another system for an owner: short, on one line, and without these secrets or anything that looks like one. */
export function withoutSecrets(
  words: string,
  secrets: readonly string[],
  /** What looks like a secret and is none, such as the names of fields. */
  names: ReadonlySet<string> = new Set(),
): string {
  const isName = (word: string) => {
    const [bare = ''] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word) ?? []
    return names.has(bare) || /^[A-Z]+(?:_[A-Z]+)+$/.test(bare)
  }
  return inShort(
    hideSecrets(words, secrets).replace(/[^\s'"]+/g, word =>
      /[A-Za-z0-9_*-]{16}/.test(word) && !isName(word) ? '…' : word,
    ),
  )
}

/** A text without these secrets, however they are written in it. */
export const hideSecrets = (text: string, secrets: readonly string[]): string =>
  secretsHider(secrets)(text)

/** Makes what hides these secrets in many texts. */
export function secretsHider(secrets: readonly string[]): (text: string) => string {
  // A secret may begin another one, of which the rest would stay.
  const written = [...new Set(secrets.flatMap(waysToWrite))].sort((a, b) => b.length - a.length)
  return text =>
    written.reduce(
      (open, each) => (each.length <= open.length ? open.replaceAll(each, '…') : open),
      text,
    )
}

function waysToWrite(secret: string): readonly string[] {
  if (secret === '') return []
  const sent = secret.replace(/\p{Surrogate}/gu, '\uFFFD')
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1)
  return [
    secret,
    sent,
    encodeURIComponent(sent),
    inForm,
    inForm.replaceAll('+', '%20'),
    JSON.stringify(secret).slice(1, -1),
  ]
}

/** Words for an owner: short, and on one line. */
export const inShort = (words: string): string => words.replace(/\p{Cc}+/gu, ' ').slice(0, 300)
