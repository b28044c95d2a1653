import { unzipSync, type Zippable, zipSync } from 'fflate'

/** A file of an archive; `name` is its path with slashes. */
export interface ZipFile {
  readonly name: string
  readonly bytes: Uint8Array
}

// The earliest day that the format knows: the same files make the same archive, whenever.
const always = { level: 9, mtime: new Date(1980, 0, 1) } as const

/** Packs files in their order. The same files make the same bytes. */
export function zip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
  return Uint8Array.from(zipSync(entries, always))
}

/** An archive with a file more, as if it had been there from the start. Throws where the bytes are no archive. */
export function zipWith(archive: Uint8Array, file: ZipFile): Uint8Array<ArrayBuffer> {
  const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => ({ name, bytes }))
  return zip([...files, file])
}
