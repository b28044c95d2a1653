import type { AnswerInput } from '../../../runtime/index.js'
import type { HeardFile } from '../incoming.js'

/** The size of a file as people read it. */
export function sizeInWords(bytes: number, locale: string): string {
  const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, unit).format(bytes / 1_000_000)
}

/** A file that was handed in as an answer. */
export function handedIn({ name, size, url }: HeardFile): AnswerInput {
  return { file: { name, size, url } }
}
