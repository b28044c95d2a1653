import { RelativeTime } from '@talkgraph/ui'
import type { BotVersion, NamedDraft } from '#api/records.js'
import { By } from '#text/by.js'

/** Who made a state of a bot, when, and what they said of it. */
export interface Made {
  readonly how: 'Published' | 'Stored' | 'Kept'
  /** ISO 8601. */
  readonly at: string
  readonly by: string | null
  readonly note: string | null
}

/** How a version came: by whoever published it first, or else by whoever stored it. */
export const madeOfVersion = ({
  publishedAt,
  publishedBy,
  createdAt,
  storedBy,
  note,
}: Omit<BotVersion, 'isPublished' | 'share'>): Made =>
  publishedAt === null
    ? { how: 'Stored', at: createdAt, by: storedBy, note }
    : { how: 'Published', at: publishedAt, by: publishedBy, note }

/** How a named draft came. */
export const madeOfNamed = ({ createdAt, storedBy }: NamedDraft): Made => ({
  how: 'Kept',
  at: createdAt,
  by: storedBy,
  note: null,
})

/** The same in a few words: 'Published yesterday by Ann'. */
export const MadeWords = ({ made: { how, at, by } }: { readonly made: Made }) => (
  <>
    {`${how} `}
    <RelativeTime value={at} />
    <By name={by} />
  </>
)
