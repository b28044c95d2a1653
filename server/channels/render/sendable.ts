import type { Medium } from '../capabilities.js'

interface Limits {
  readonly bytes: number
  readonly types: readonly string[]
}

/** Whether a channel can send what lies there as a medium of this kind; `size` in bytes, where it is known. */
export function isSendable(
  kind: Medium,
  src: string,
  { bytes, types }: Limits,
  size: number | undefined,
): boolean {
  if (!/^https?:\/\//i.test(src) || (size ?? 0) > bytes) return false
  if (types.length === 0) return true
  const type = typeOf(src)
  // An address of a film that names no type is most often a page with a player in it.
  return type === undefined ? kind === 'image' || kind === 'file' : types.includes(type)
}

const office = 'application/vnd.openxmlformats-officedocument'

const typesByEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  heic: 'image/heic',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  '3gp': 'video/3gpp',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  amr: 'audio/amr',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  opus: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  ogv: 'video/ogg',
}

/** The type that the end of an address tells; undefined where it tells none. */
function typeOf(src: string): string | undefined {
  const path = URL.canParse(src) ? new URL(src).pathname : src
  const ending = /\.([a-z0-9]{2,4})$/i.exec(path)?.[1]?.toLowerCase()
  return ending === undefined ? undefined : typesByEnding[ending]
}
