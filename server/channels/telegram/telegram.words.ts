import type { Heard } from '../incoming.js'

type HeardText = Extract<Heard, { kind: 'text' }>

/** What is marked in a text: a link whose address the words do not tell, among others. */
interface TelegramMark {
  readonly type: string
  readonly offset: number
  readonly length: number
  readonly url?: string | undefined
}

const mostMarks = 100

/**
 * What somebody wrote, with the address of each link behind its words. Where one link has an address that its words do not tell, a
 * question for an address is answered with that.
 */
export function readMarked(
  written: string,
  marks: readonly TelegramMark[],
): Pick<HeardText, 'text' | 'as'> {
  const hidden = marks
    .slice(0, mostMarks)
    .flatMap(({ type, url, offset, length }) => {
      const end = offset + length
      const isHidden = type === 'text_link' && url !== undefined && /^https?:/i.test(url)
      if (!isHidden || end > written.length) return []
      return isTold(written.slice(offset, end), url) ? [] : [{ url, end }]
    })
    .sort((one, other) => other.end - one.end)
  const text = hidden.reduce(
    (all, { url, end }) => `${all.slice(0, end)} (${url})${all.slice(end)}`,
    written,
  )
  const [as, another] = hidden
  return as && !another ? { text, as: { url: as.url } } : { text }
}

/** Words that are written as an address, and are this one or a part of it. */
const isTold = (words: string, url: string) => /[./]/.test(words) && bare(url).includes(bare(words))

const bare = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/|\/$/g, '')
    .trim()
