import type { GenericSchema } from 'valibot'
import type { ContentKind, ContentOf } from '../../../runtime/node/content.js'
import type { Marks, Medium } from '../capabilities.js'
import type { Lack } from '../lack.js'

/** All that channels know of one kind of content. Every function is pure. */
export interface ContentRow<Kind extends ContentKind> {
  /** How the API answers it. */
  readonly record: GenericSchema<unknown, OpenOf[Kind]>
  /** The content as the API answers it. */
  open(content: ContentOf[Kind]): OpenOf[Kind]
  /** Its text without HTML; `marks` stand around words that HTML makes bold and the like. */
  inWords(content: ContentOf[Kind], marks: Marks): string
  /** The file that it is, where a channel shows files of that kind in a way of its own. */
  medium(content: ContentOf[Kind]): ShownMedium | undefined
  /** The button that it is, where a channel has buttons that lead to an address. */
  link(content: ContentOf[Kind]): { readonly label: string; readonly src: string } | undefined
  /** The same content with a whole address. */
  placed(content: ContentOf[Kind], whole: (src: string) => string): ContentOf[Kind]
  /** What a channel cannot show of it. */
  lack(content: ContentOf[Kind], channel: ShownOver): Lack | undefined
}

/** Each kind of content as programs of owners read it: the `text` of words is without HTML, which stands beside it. */
export type OpenOf = {
  [Kind in ContentKind]: Kind extends 'text'
    ? { readonly kind: 'text'; readonly text: string; readonly html: string }
    : ContentOf[Kind]
}

/** A file in a message; `size` in bytes, `caption` stands below it. */
interface ShownMedium {
  readonly kind: Medium
  readonly src: string
  readonly name?: string | undefined
  readonly size?: number | undefined
  readonly caption?: string | undefined
}

/** A channel that has shown a content. */
export interface ShownOver {
  readonly title: string
  readonly sendsApproved: boolean
  /** Whether it was shown as what it is, and not in words. */
  readonly isShown: boolean
  /** Whether some files of its kind are. */
  readonly takesSome: boolean
}
