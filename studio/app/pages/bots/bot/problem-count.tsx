import { Badge } from '@talkgraph/ui'
import type { BotState } from '#api/records.js'
import { counted } from '../../../text/counted.js'

/** How much lint finds in the newest version of a bot. */
export function ProblemCount({ problems }: Pick<BotState, 'problems'>) {
  if (!problems || problems.errors + problems.warnings === 0) return <>None</>
  return (
    <>
      {problems.errors > 0 && <Badge tone="bad">{counted(problems.errors, 'error')}</Badge>}{' '}
      {problems.warnings > 0 && <Badge tone="warn">{counted(problems.warnings, 'warning')}</Badge>}
    </>
  )
}
