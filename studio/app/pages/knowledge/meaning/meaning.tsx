import { Badge, Button, Callout, Card, ErrorState, SkeletonRows } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { tellProblem } from '../../../api/query-client.js'
import { Buttons } from '../../../forms/form.js'
import { knowledgeKey, useEmbeddings } from '../api/sources.js'
import { EmbeddingsForm } from './embeddings-form.js'

/** Whether questions find pieces by their meaning, too, and by whose help. */
export function Meaning() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useEmbeddings()
  const [isOpen, setOpen] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.deleteEmbeddings(),
    onSettled: () => client.invalidateQueries({ queryKey: knowledgeKey }),
    onError: tellProblem,
  })
  return (
    <Card
      title="Find by meaning"
      help="A provider of embeddings lets questions find what says the same in other words. Without one, and while it does not answer, they are found by their words."
    >
      {data ? (
        <>
          <p role="status">
            {`${data.model} at ${new URL(data.address).host} `}
            <Badge tone={data.state === 'ok' ? 'good' : 'bad'}>
              {data.state === 'ok' ? `${data.embedded} of ${data.pieces} pieces` : 'Failed'}
            </Badge>
          </p>
          {data.remedy && <Callout tone="bad">{data.remedy}</Callout>}
          <Buttons>
            <Button onClick={() => setOpen(true)}>Change</Button>
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>
              Find by words alone
            </Button>
          </Buttons>
        </>
      ) : data === null ? (
        <Buttons>
          <Button onClick={() => setOpen(true)}>Choose a provider</Button>
        </Buttons>
      ) : error ? (
        <ErrorState title="This could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the provider" rows={1} />
      )}
      {isOpen && <EmbeddingsForm given={data ?? undefined} onClose={() => setOpen(false)} />}
    </Card>
  )
}
