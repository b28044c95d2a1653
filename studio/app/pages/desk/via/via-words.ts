import type { DeskChannel } from '#api/records.js'
import { sizeOf } from '../who.js'

const minute = 60_000

/** Whether agents may write as they like over this channel now, in milliseconds since 1970. */
export const isWritable = (
  { writableUntil }: Pick<DeskChannel, 'writableUntil'>,
  now: number,
): boolean => writableUntil === null || Date.parse(writableUntil) > now

/** Until when agents may write as they like, in words; undefined where it has no end. */
export function windowWords(
  {
    title,
    writableUntil,
    hasTemplates,
  }: Pick<DeskChannel, 'title' | 'writableUntil' | 'hasTemplates'>,
  now: number,
): string | undefined {
  if (writableUntil === null) return undefined
  const left = Date.parse(writableUntil) - now
  if (left > 0) return `${title} takes free text for another ${spanWords(left)}`
  return hasTemplates
    ? `${title} takes approved messages alone until the visitor writes again`
    : `${title} takes nothing more until the visitor writes again`
}

function spanWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minute))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}

/** What a channel cannot show of what an agent is about to say. */
export function lackWords(
  { title, textLength, files }: DeskChannel,
  text: string,
): readonly string[] {
  const messages = textLength === null ? 1 : Math.ceil(text.length / textLength)
  return [
    ...(Object.keys(files).length === 0
      ? [`${title} cannot take files: they go out as links`]
      : []),
    ...(messages > 1
      ? [`This goes out as ${messages} messages: one takes ${textLength} characters`]
      : []),
  ]
}

const kinds = { image: 'pictures', video: 'films', audio: 'sound', file: 'files' } as const

/** Why a channel does not take a file; undefined: it does, or passes on a link to it. */
export function fileRefusal(
  { title, files }: Pick<DeskChannel, 'title' | 'files'>,
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
): string | undefined {
  const kind = kindOf(type)
  const limits = files[kind]
  if (!limits) return undefined
  if (size > limits.bytes)
    return `${name} has ${sizeOf(size)}. ${title} takes ${kinds[kind]} of up to ${sizeOf(limits.bytes)}.`
  if (limits.types.length === 0 || limits.types.includes(type)) return undefined
  return `${title} does not take ${name}. It takes ${kinds[kind]} of these kinds: ${limits.types.map(endOf).join(', ')}.`
}

function kindOf(type: string): keyof typeof kinds {
  const [family = ''] = type.split('/')
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'file'
}

const endOf = (type: string) => type.slice(type.indexOf('/') + 1)
