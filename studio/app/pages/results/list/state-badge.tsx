import { Badge } from '@talkgraph/ui'
import type { ResultState } from '#api/records.js'

const looks = {
  finished: { tone: 'good', words: 'Finished' },
  abandoned: { tone: 'neutral', words: 'Left early' },
  open: { tone: 'accent', words: 'In progress' },
} as const

/** How far a conversation came. */
export const StateBadge = ({ state }: { readonly state: ResultState }) => (
  <Badge tone={looks[state].tone} dot>
    {looks[state].words}
  </Badge>
)
