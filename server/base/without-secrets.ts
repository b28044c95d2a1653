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
export function hideSecrets(text: string, secrets: readonly string[]): string {
  let open = text
  for (const secret of secrets)
    for (const written of new Set([
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
    ]))
      if (written !== '') open = open.replaceAll(written, '…')
  return open
}

/** Words for an owner: short, and on one line. */
export const inShort = (words: string): string => words.replace(/\p{Cc}+/gu, ' ').slice(0, 300)
