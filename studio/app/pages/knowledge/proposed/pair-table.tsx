import { Button, Cell, Table, TableHead } from '@talkgraph/ui'
import type { ProposedPairRecord } from '#api/records.js'

/** Proposed questions with their answers, each to be approved or taken off. */
export const PairTable = ({
  pairs,
  titleOf,
  onApprove,
  onTakeOff,
}: {
  readonly pairs: readonly ProposedPairRecord[]
  /** The title of a bot. */
  readonly titleOf: (chatbotId: string) => string
  readonly onApprove: (pair: ProposedPairRecord) => void
  readonly onTakeOff: (pair: ProposedPairRecord) => void
}) => (
  <Table caption="Proposed answers" stacks>
    <TableHead columns={['Question', 'Answer', 'Bot', null]} />
    <tbody>
      {pairs.map(pair => (
        <tr key={pair.id}>
          <Cell>{pair.question}</Cell>
          <Cell quiet label="Answer">
            {pair.answer}
          </Cell>
          <Cell quiet label="Bot">
            {titleOf(pair.chatbotId)}
          </Cell>
          <Cell align="end">
            <Button
              size="small"
              variant="primary"
              onClick={() => onApprove(pair)}
              aria-label={`Approve: ${pair.question}`}
            >
              Approve
            </Button>{' '}
            <Button
              size="small"
              onClick={() => onTakeOff(pair)}
              aria-label={`Take off the list: ${pair.question}`}
            >
              Take off
            </Button>
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
)
