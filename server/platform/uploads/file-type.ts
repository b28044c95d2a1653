/** A type that an uploaded file may be served as. */
interface FileType {
  readonly type: string
  readonly extension: string
  /** What the file begins with, in hexadecimal. */
  readonly begin: RegExp
}

/** None of these is run by a browser. */
const types: readonly FileType[] = [
  { type: 'image/png', extension: 'png', begin: /^89504e470d0a1a0a/ },
  { type: 'image/jpeg', extension: 'jpg', begin: /^ffd8ff/ },
  { type: 'image/gif', extension: 'gif', begin: /^474946383[79]61/ },
  { type: 'image/webp', extension: 'webp', begin: /^52494646.{8}57454250/ },
  { type: 'image/avif', extension: 'avif', begin: /^000000..66747970617669(?:66|73)/ },
  { type: 'application/pdf', extension: 'pdf', begin: /^255044462d3\d/ },
  { type: 'application/zip', extension: 'zip', begin: /^504b0304/ },
  { type: 'audio/mpeg', extension: 'mp3', begin: /^(?:4944330[234]|fff[23ab])/ },
  { type: 'audio/ogg', extension: 'ogg', begin: /^4f67675300/ },
  { type: 'audio/wav', extension: 'wav', begin: /^52494646.{8}57415645/ },
  { type: 'audio/mp4', extension: 'm4a', begin: /^000000..667479704d3441/ },
  // The brands of this container that hold video: iso…, mp4…, avc1, M4V.
  {
    type: 'video/mp4',
    extension: 'mp4',
    begin: /^000000..66747970(?:69736f|6d7034|61766331|4d3456)/,
  },
  { type: 'video/webm', extension: 'webm', begin: /^1a45dfa3/ },
  { type: 'text/vtt', extension: 'vtt', begin: /^(?:efbbbf)?574542565454/ },
]

const unknown = { type: 'application/octet-stream', extension: 'bin' }
const longestBegin = 16

/** The type of a file by its first bytes, whatever its name says; else `application/octet-stream`. */
export function typeOfBytes(bytes: Uint8Array): {
  readonly type: string
  readonly extension: string
} {
  const begin = Buffer.from(bytes.subarray(0, longestBegin)).toString('hex')
  return types.find(candidate => candidate.begin.test(begin)) ?? unknown
}

/** The type that goes with the extension of a stored file's name. */
export function typeOfName(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return (types.find(candidate => candidate.extension === extension) ?? unknown).type
}
