import { Badge, Button, Callout, Card, Cell, Table, TableHead } from '@talkgraph/ui'
import { type IntentsRecord, intentMethods } from '@talkgraph/wire/intents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellProblem } from '../../../api/query-client.js'
import { inPercent } from './in-percent.js'
import { change, intentsKey } from './intents-api.js'

const names = {
  words: 'By words',
  embeddings: 'By embeddings',
} as const satisfies Record<IntentsRecord['method'], string>

const figure = (label: string) => ({ label, align: 'end' }) as const

/** How well texts are understood by each method, side by side, and which one is in use. */
export function Methods({
  botId,
  intents: { intents, method, reports, embeddingsFailure },
}: {
  readonly botId: string
  readonly intents: Pick<IntentsRecord, 'intents' | 'method' | 'reports' | 'embeddingsFailure'>
}) {
  const client = useQueryClient()
  const use = useMutation({
    mutationFn: (chosen: IntentsRecord['method']) => change(botId, { method: chosen }),
    onSettled: () => client.invalidateQueries({ queryKey: intentsKey(botId) }),
    onError: tellProblem,
  })
  if (!reports.embeddings && !embeddingsFailure && method === 'words') return null
  return (
    <Card
      title="Words or embeddings"
      help="Each fifth of the utterances was tried with what the others taught, by both methods. Where the provider of embeddings does not answer, texts are understood by their words."
    >
      {embeddingsFailure && <Callout tone="bad">{embeddingsFailure}</Callout>}
      <Table caption="By each method" stacks>
        <TableHead columns={['Method', figure('Right'), null]} />
        <tbody>
          {intentMethods.map(each => (
            <tr key={each}>
              <Cell>
                {names[each]} {each === method && <Badge tone="good">In use</Badge>}
              </Cell>
              <Cell align="end" label="Right">
                {shown(reports[each]?.accuracy)}
              </Cell>
              <Cell align="end">
                {each !== method && reports[each] && (
                  <Button
                    size="small"
                    busy={use.isPending}
                    aria-label={`Understand ${names[each].toLowerCase()}`}
                    onClick={() => use.mutate(each)}
                  >
                    Use this one
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table caption="Each intent by each method" stacks>
        <TableHead
          columns={[
            'Intent',
            figure('Precision, words'),
            figure('Precision, embeddings'),
            figure('Recall, words'),
            figure('Recall, embeddings'),
          ]}
        />
        <tbody>
          {intents.map(({ name }) => (
            <tr key={name}>
              <Cell>{name}</Cell>
              {(['precision', 'recall'] as const).flatMap(kind =>
                intentMethods.map(each => (
                  <Cell
                    key={`${kind} ${each}`}
                    align="end"
                    label={`${kind === 'precision' ? 'Precision' : 'Recall'}, ${each}`}
                  >
                    {shown(reports[each]?.perIntent[name]?.[kind])}
                  </Cell>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const shown = (share: number | undefined): string => (share === undefined ? '–' : inPercent(share))
