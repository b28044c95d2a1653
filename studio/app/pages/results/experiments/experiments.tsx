import { Button, Callout, Card, Cell, Table, TableHead, toast } from '@talkgraph/ui'
import type { BranchRecord, ExperimentRecord } from '@talkgraph/wire/experiments'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { tellProblem } from '../../../api/query-client.js'
import { Stack } from '../../../shell/page.js'
import { useFlowWords } from '../model/flow-words.js'
import { sayGoal, sayVerdict } from './experiment-words.js'
import styles from './experiments.module.css'

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

const keyOf = (botId: string) => ['bots', botId, 'experiments'] as const

/** How the experiments of a bot do; nothing where its live version has none. */
export function Experiments({
  botId,
  version,
}: {
  readonly botId: string
  readonly version: number | null | undefined
}) {
  const { data } = useQuery({
    queryKey: keyOf(botId),
    queryFn: async ({ signal }) =>
      (await api.listExperiments({ chatbotId: botId }, { signal })).experiments,
  })
  if (!data || data.length === 0) return null
  return (
    <Stack>
      {data.map(experiment => (
        <Experiment
          key={experiment.nodeId ?? 'versions'}
          botId={botId}
          version={version}
          experiment={experiment}
        />
      ))}
    </Stack>
  )
}

function Experiment({
  botId,
  version,
  experiment,
}: {
  readonly botId: string
  readonly version: number | null | undefined
  readonly experiment: ExperimentRecord
}) {
  const { name } = useFlowWords(botId, version)
  const end = useEnd(botId, experiment.nodeId)
  const { branches, winner, isEven } = experiment
  return (
    <Card
      flush
      title={experiment.nodeId === null ? experiment.name : `Experiment: ${experiment.name}`}
      help={sayGoal(experiment, name)}
      footer={<p role="status">{sayVerdict(experiment)}</p>}
    >
      {!isEven && winner === null && (
        <Callout tone="warn" title="Visitors are not dealt out as the weights say">
          {experiment.nodeId === null
            ? 'Conversations of one version get lost. Does it load on every page?'
            : 'The weights were changed, or conversations of one branch get lost. Give the experiment another name to begin anew.'}
        </Callout>
      )}
      <Table caption={`Branches of ${experiment.name}`} stacks>
        <TableHead
          columns={[
            experiment.nodeId === null ? 'Version' : 'Branch',
            { label: 'Visitors', align: 'end' },
            { label: 'Reached the goal', align: 'end' },
            'Rate, and what it may truly be',
            null,
          ]}
        />
        <tbody>
          {branches.map(branch => (
            <tr key={branch.id}>
              <Cell>{branch.branchName}</Cell>
              <Cell align="end">{number.format(branch.visitors)}</Cell>
              <Cell align="end">{number.format(branch.reached)}</Cell>
              <Cell>
                <Rate branch={branch} most={mostOf(branches)} />
              </Cell>
              <Cell align="end">
                {winner === null && (
                  <Button
                    size="small"
                    busy={end.isPending && end.variables === branch.id}
                    onClick={() => end.mutate(branch.id)}
                  >
                    {experiment.nodeId === null
                      ? `${branch.branchName} for everybody`
                      : `End, keep ${branch.branchName}`}
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

/** A bar as long as the rate, with its interval as a line over it. */
function Rate({ branch, most }: { readonly branch: BranchRecord; readonly most: number }) {
  const { rate, interval } = branch
  if (rate === null) return <>Nobody yet</>
  const [low, high] = interval
  const at = (value: number) => (value / most) * 100
  return (
    <span className={styles.rate}>
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        className={styles.track}
        aria-hidden="true"
      >
        <rect className={styles.bar} y={2} width={at(rate)} height={8} rx={1} />
        <rect className={styles.span} x={at(low)} y={5} width={at(high) - at(low)} height={2} />
      </svg>
      <span>
        {percent.format(rate)} ({percent.format(low)} to {percent.format(high)})
      </span>
    </span>
  )
}

const mostOf = (branches: readonly BranchRecord[]) =>
  Math.max(...branches.map(({ rate, interval }) => (rate === null ? 0 : interval[1])), 0.01)

function useEnd(botId: string, nodeId: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (branchId: string): Promise<{ readonly version: number | null }> =>
      nodeId === null
        ? api.publishFlow({ chatbotId: botId, body: { version: Number(branchId) } })
        : api.endExperiment({ chatbotId: botId, nodeId, body: { branchId } }),
    onSuccess: ({ version }) =>
      toast({
        text:
          version === null
            ? 'Ended in the draft: it counts once you publish it'
            : `Ended: version ${version} is live for everybody`,
        tone: 'good',
      }),
    onError: error => tellProblem(error, 'The experiment goes on.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['bots'] }),
  })
}
