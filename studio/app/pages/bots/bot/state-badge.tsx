import { Badge } from '@talkgraph/ui'
import type { BotState } from '#api/records.js'

/** Is there something to publish: a draft, or a version, that is not live? */
export const hasMore = ({ newestVersion, publishedVersion, isDraftNewer }: BotState): boolean =>
  newestVersion !== null && (newestVersion !== publishedVersion || isDraftNewer)

/** Whether a bot is live, and whether a newer draft waits. */
export function StateBadge({ bot }: { readonly bot: BotState }) {
  const { kind, publishedVersion, newestVersion } = bot
  if (newestVersion === null) return <Badge>Empty</Badge>
  if (publishedVersion === null) return <Badge>Draft</Badge>
  return (
    <Badge tone="good" dot>
      {`${kind === 'sub-flow' ? 'Published' : 'Live'}${hasMore(bot) ? ', newer draft' : ''}`}
    </Badge>
  )
}
