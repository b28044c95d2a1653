/** What a file of translations says, as text; throws where it is too large, or written otherwise than as UTF-8 or UTF-16. */
export async function readText(file: Blob): Promise<string> {
  if (file.size > largest)
    throw new Error('The file has more than 10 MB, which no bot’s texts have.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first = 0, second = 0] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(
      'The file is not written as UTF-8, so its letters cannot be told. Save it as UTF-8 (in spreadsheets “CSV UTF-8”), and import that.',
    )
  }
}

const largest = 10_000_000
