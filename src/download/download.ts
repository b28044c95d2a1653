import {
  type Content,
  type ContentKind,
  type ContentOf,
  kindOfContent,
} from '../../runtime/node/content.js'
import { plainWords } from '../contents/text/plain-words.js'
import type { Written } from '../model/download.js'

/** Has the browser save the transcript as a text file, which no server sees. */
export function download(written: Written): void {
  // Some editors take a file without the mark for one in an older encoding.
  const file = new Blob(['\uFEFF', writeTranscript(written)], { type: 'text/plain;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const day = new Date(written.items[0]?.at ?? Date.now()).toISOString().slice(0, 10)
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${nameOf(written)} ${day}.txt`,
  }).click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The transcript as people read it: a heading, and a line with its time for each thing that was said. */
export function writeTranscript(written: Written): string {
  const { items, locale, t, writeTime } = written
  const name = nameOf(written)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const lines: string[] = []
  let lastDay = ''
  for (const item of items) {
    if (item.kind === 'asked' || (item.kind === 'said' && item.partial)) continue
    const today = day.format(item.at)
    if (today !== lastDay) lines.push('', today, '')
    lastDay = today
    const text =
      item.kind === 'said'
        ? `${isAgents(item.content) ? '' : `${name}: `}${wordsOf(item.content, written)}`
        : t('You: {text}', { text: item.text })
    const crossed = item.revised ? ` ${t('(crossed out)')}` : ''
    lines.push(`${writeTime(item.at)}  ${linesOf(text).join('\n    ')}${crossed}`)
  }
  return `${[name, ...lines].join('\n')}\n`
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line !== '')

/** What an agent wrote begins with the agent's own name. */
const isAgents = (content: Content) => content.kind === 'text' && content.agent !== undefined

function nameOf({ bot, t }: Written): string {
  // What no file may be called stays out, as do signs that turn the name around.
  return bot.name.replace(/[\\/:*?"<>|\p{C}]+/gu, ' ').trim() || t('Chat')
}

function wordsOf(content: Content, { t }: Written): string {
  return wordsOfKind(kindOfContent(content), content, t)
}

function wordsOfKind<Kind extends ContentKind>(
  kind: Kind,
  content: ContentOf[Kind],
  t: Written['t'],
): string {
  return words[kind](content, t)
}

const words: {
  readonly [Kind in ContentKind]: (content: ContentOf[Kind], t: Written['t']) => string
} = {
  text: ({ html }) => plainWords(html),
  image: ({ alt, src }, t) => `${alt || t('Image')} ${addressOf(src)}`,
  video: ({ src }, t) => `${t('Video')} ${addressOf(src)}`,
  audio: ({ src }, t) => `${t('Audio')} ${addressOf(src)}`,
  file: ({ name, src }, t) => `${t('File: {name}', { name })} ${addressOf(src)}`,
  html: ({ html }) => plainWords(html),
  link: ({ label, src }) => `${label} ${src}`,
  frame: ({ label, src }) => `${label} ${src}`,
  qr: ({ alt, src }, t) => `${alt || t('QR code')} ${src}`,
  plugin: ({ words }) => words,
}

/** A picture that is written into the bot would fill pages. */
const addressOf = (src: string) => (src.startsWith('data:') ? '' : src)
