import { Card, LinkButton } from '@talkgraph/ui'
import type { BotState } from '#api/records.js'
import { ProblemCount } from '../bot/problem-count.js'

/** How much lint finds in a draft; each of it stands beside its step in Flow. */
export const DraftProblems = ({ bot: { id, problems } }: { readonly bot: BotState }) => (
  <Card
    title="Problems"
    help="What would be published is the draft, with what is in no version yet."
  >
    <p>
      In the draft: <ProblemCount problems={problems} />
    </p>
    {problems && problems.errors + problems.warnings > 0 && (
      <div>
        <LinkButton href={`/bots/${id}/flow`}>Show them in Flow</LinkButton>
      </div>
    )}
  </Card>
)
