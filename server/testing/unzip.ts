import { crc32, inflateRawSync } from 'node:zlib'

/** The texts of an archive by their names, read by its list; throws where a sum is wrong. */
export function unzip(archive: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipBytes(archive)).map(([name, bytes]) => [name, bytes.toString()]),
  )
}

/** The files of an archive by their names. */
export function unzipBytes(bytes: Uint8Array): Record<string, Buffer> {
  const archive = Buffer.from(bytes)
  const end = archive.length - 22
  const count = archive.readUInt16LE(end + 10)
  let line = archive.readUInt32LE(end + 16)
  const files: Record<string, Buffer> = {}
  for (let read = 0; read < count; read++) {
    const [packed, length] = [archive.readUInt32LE(line + 20), archive.readUInt16LE(line + 28)]
    const name = archive.subarray(line + 46, line + 46 + length).toString()
    const local = archive.readUInt32LE(line + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26)
    const content = inflateRawSync(archive.subarray(start, start + packed))
    if (crc32(content) !== archive.readUInt32LE(line + 16)) throw new Error(`${name} is broken.`)
    files[name] = content
    line += 46 + length
  }
  return files
}
