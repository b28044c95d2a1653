import type { Change, Draft } from 'talkgraph/builder'
import { type BotText, lostIn, textsOf, translationOf } from 'talkgraph/builder'
import { readCsv, writeCsv } from './csv.js'
import { type FileText, readXliff, writeXliff } from './xliff.js'

/** The kinds of files that translations go out and come in by. */
export type FileKind = 'csv' | 'xliff-1.2' | 'xliff-2.0'

/** A bot's texts in a language as a file. */
export function exportTexts(
  draft: Draft,
  locale: string,
  kind: FileKind,
): { name: string; text: string } {
  const texts = textsOf(draft)
  if (kind === 'csv') {
    const rows = texts.map(text => [
      text.key,
      text.step,
      text.title,
      text.original,
      translationOf(draft, locale, text),
    ])
    return {
      name: `texts-${locale}.csv`,
      text: `\uFEFF${writeCsv([['key', 'step', 'field', 'original', locale], ...rows])}`,
    }
  }
  const entries = texts.map(text => ({
    key: text.key,
    source: text.original,
    target: translationOf(draft, locale, text),
  }))
  return {
    name: `texts-${locale}.xlf`,
    text: writeXliff(kind === 'xliff-1.2' ? '1.2' : '2.0', locale, entries),
  }
}

/** What a file of translations brings. */
export interface Imported {
  readonly locale: string
  readonly changes: readonly Change[]
  /** How many of its texts the bot does not have (any more). */
  readonly unknown: number
  /** How many were translated from an original that is another one by now. */
  readonly outdated: number
  /** How many stand in the file twice, differently; the last one counts. */
  readonly twice: number
  /** The texts whose translations lost a placeholder or a tag, each with what is gone. */
  readonly lost: readonly { readonly text: BotText; readonly gone: readonly string[] }[]
}

/** Reads a file of translations into changes. A text that the file leaves blank stays as it is. Throws where it cannot be read. */
export function importTexts(draft: Draft, file: string): Imported {
  const { locale, texts } = /^\s*</.test(file) ? readXliff(file) : readTable(file)
  if (!isLocale(locale)) throw new Error('The file does not say which language it is in.')
  const known = new Map(textsOf(draft).map(text => [text.key, text]))
  const given = texts.filter(({ target }) => target.trim() !== '')
  const last = new Map(given.map(text => [text.key, text]))
  const found = texts.flatMap(text => {
    const own = known.get(text.key)
    return own && (last.get(text.key) ?? text) === text ? [{ ...text, own }] : []
  })
  return {
    locale,
    changes: found
      .filter(
        ({ own, target }) => target.trim() !== '' && target !== translationOf(draft, locale, own),
      )
      .map(({ own, target }) => setTranslation(locale, own, target)),
    unknown: texts.filter(({ key }) => !known.has(key)).length,
    twice: new Set(
      given.filter(({ key, target }) => last.get(key)?.target !== target).map(({ key }) => key),
    ).size,
    lost: found.flatMap(({ own, target }) => {
      const gone = target.trim() === '' ? [] : lostIn(own.original, target)
      return gone.length > 0 ? [{ text: own, gone }] : []
    }),
    outdated: found.filter(
      ({ own, source, target }) => target !== '' && !isAlike(source, own.original),
    ).length,
  }
}

/** The change that gives a text its translation; without one it has none. */
export function setTranslation(locale: string, { nodeId, field }: BotText, text: string): Change {
  const path = ['translations', locale, nodeId, field]
  return text.trim() === '' ? { op: 'bot', path } : { op: 'bot', path, value: text }
}

/** Can it be the name of a language, as BCP 47 writes it? */
export function isLocale(tag: string): boolean {
  try {
    return tag !== '' && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

function readTable(file: string): { locale: string; texts: FileText[] } {
  const [head = [], ...rows] = readCsv(file)
  const key = head.indexOf('key')
  const original = head.indexOf('original')
  const target = original + 1
  if (key < 0 || original < 0 || head[target] === undefined)
    throw new Error(
      'The first row must name the columns: key, original and, behind it, the language.',
    )
  const texts = rows.map(row => ({
    key: row[key] ?? '',
    source: row[original] ?? '',
    target: row[target] ?? '',
  }))
  return { locale: head[target].trim(), texts }
}

/** Programs change how lines end. */
const isAlike = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()
