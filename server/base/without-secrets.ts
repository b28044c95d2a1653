/** Words of another system for an owner: short, on one line, and without the key or anything that looks like one. */
export function withoutSecrets(words: string, key: string): string {
  const open = key === '' ? words : words.replaceAll(key, '…')
  return open
    .replace(/[^\s'"]+/g, word => (/[A-Za-z0-9_*-]{16}/.test(word) ? '…' : word))
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300)
}
