import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; `name` is its path with slashes. */
export interface ZipFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An archive as it is written: each file with its head, and what the list at the end says of it. */
interface Entry {
  readonly name: string
  readonly local: Buffer
  readonly listed: Buffer
}

// 1980-01-01 00:00, the earliest that the format knows: the same files make the same archive, whenever.
const day = 0x0021
const localMark = 0x04034b50
const listedMark = 0x02014b50
const endMark = 0x06054b50
const endLength = 22
const utf8Names = 0x0800

/** Packs files in their order. The same files make the same bytes. */
export function zip(files: readonly ZipFile[]): Buffer {
  return join(files.map(entryOf))
}

/** Puts a file at the end of an archive that `zip` has made, without unpacking the others. */
export function zipWith(archive: Buffer, file: ZipFile): Buffer {
  const end = archive.length - endLength
  if (end < 0 || archive.readUInt32LE(end) !== endMark) throw new Error('That is no archive of ours.')
  const start = archive.readUInt32LE(end + 16)
  const count = archive.readUInt16LE(end + 10)
  const added = entryOf(file)
  const listed = Buffer.concat([archive.subarray(start, end), placed(added, start)])
  return Buffer.concat([
    archive.subarray(0, start),
    added.local,
    listed,
    endOf(count + 1, listed.length, start + added.local.length),
  ])
}

function join(entries: readonly Entry[]): Buffer {
  let offset = 0
  const listed = entries.map(entry => {
    const line = placed(entry, offset)
    offset += entry.local.length
    return line
  })
  const list = Buffer.concat(listed)
  return Buffer.concat([
    ...entries.map(({ local }) => local),
    list,
    endOf(entries.length, list.length, offset),
  ])
}

function entryOf({ name, bytes }: ZipFile): Entry {
  const path = Buffer.from(name)
  const packed = deflateRawSync(bytes, { level: 9 })
  // What both heads say: version, flags, method, time, day, sum, sizes, length of the name, and of nothing further.
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(utf8Names, 2)
  about.writeUInt16LE(8, 4)
  about.writeUInt16LE(0, 6)
  about.writeUInt16LE(day, 8)
  about.writeUInt32LE(crc32(bytes), 10)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(bytes.length, 18)
  about.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([uint32(localMark), about, path, packed])
  // Made by version 2.0 on no system in particular; comment, disk, attributes and place follow the lengths.
  const listed = Buffer.concat([uint32(listedMark), Buffer.from([20, 0]), about, Buffer.alloc(14), path])
  return { name, local, listed }
}

/** The line of the list with where the file begins. */
function placed({ listed }: Entry, offset: number): Buffer {
  const line = Buffer.from(listed)
  line.writeUInt32LE(offset, 42)
  return line
}

function endOf(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(endLength)
  end.writeUInt32LE(endMark, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(start, 16)
  return end
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
