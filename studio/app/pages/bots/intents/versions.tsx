import { Badge, Button, Card, Cell, RelativeTime, Table, TableHead } from '@talkgraph/ui'
import type { IntentsRecord } from '@talkgraph/wire/intents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { change, intentsKey } from './intents-api.js'

/** What a bot has learned at several times, and the way back to each. */
export function Versions({
  botId,
  intents,
}: {
  readonly botId: string
  readonly intents: Pick<IntentsRecord, 'version' | 'versions'>
}) {
  const client = useQueryClient()
  const use = useMutation({
    mutationFn: (version: number) => change(botId, { version }),
    onSettled: () => client.invalidateQueries({ queryKey: intentsKey(botId) }),
  })
  if (intents.versions.length < 2) return null
  return (
    <Card title="What was learned before" flush>
      <Table caption="What was learned" stacks>
        <TableHead columns={['Version', 'Trained', null]} />
        <tbody>
          {intents.versions.map(({ version, trainedAt }) => (
            <tr key={version}>
              <Cell>
                {version} {version === intents.version && <Badge tone="good">In use</Badge>}
              </Cell>
              <Cell quiet label="Trained">
                <RelativeTime value={trainedAt} />
              </Cell>
              <Cell align="end">
                {version !== intents.version && (
                  <Button
                    size="small"
                    busy={use.isPending && use.variables === version}
                    aria-label={`Use version ${version}`}
                    onClick={() => use.mutate(version)}
                  >
                    Use this one
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
