import type { Content } from '../../../runtime/index.js'
import type { ContentKind } from '../../../runtime/node/content.js'
import type { Lack } from '../lack.js'
import type { ContentRow, ShownOver } from './content-row.js'

/** Of a content that is words in a message. */
export const said = {
  open: <Given extends Content>(content: Given): Given => content,
  medium: () => undefined,
  link: () => undefined,
  placed: <Given extends Content>(content: Given): Given => content,
} as const satisfies Partial<ContentRow<ContentKind>>

/** A name with its address, or the address alone. */
export function named(name: string | undefined, address: string): string {
  return name?.trim() && name !== address ? `${name.trim()}: ${address}` : address
}

/** What a channel lacks that did not show a content; `what` names it, `shown` what people get in its place. */
export const lackOf =
  (what: string, shown = 'people get its address') =>
  (_: Content, { title, isShown, takesSome }: ShownOver): Lack | undefined =>
    isShown
      ? undefined
      : {
          message: `${title} cannot show ${what}: ${shown}.`,
          remedy: takesSome
            ? 'Choose a file of a type that the channel takes, such as JPEG, MP4, MP3 or PDF.'
            : 'Say in a message what matters of it.',
        }
