import { Badge } from '@talkgraph/ui'
import type { BotState } from '@talkgraph/wire/bots'

/** Whether a bot is live, and whether a newer draft waits. */
export function StateBadge({
  bot: { kind, publishedVersion, newestVersion },
}: {
  readonly bot: BotState
}) {
  if (newestVersion === null) return <Badge>Empty</Badge>
  if (publishedVersion === null) return <Badge>Draft</Badge>
  return (
    <Badge tone="good" dot>
      {`${kind === 'sub-flow' ? 'Published' : 'Live'}${publishedVersion === newestVersion ? '' : ', newer draft'}`}
    </Badge>
  )
}
