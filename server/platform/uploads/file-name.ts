/** The name of a file as people may be shown it: without a path, and without characters that are not seen or turn the rest around. */
export function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const seen = last
    .replace(
      /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu,
      '',
    )
    .trim()
  return [...seen].slice(0, 200).join('') || 'file'
}

/** The name in the storage of a file that an owner put into a bot. */
export const storedName = ({
  id,
  extension,
}: {
  readonly id: string
  readonly extension: string
}): string => `file-${id}.${extension}`
