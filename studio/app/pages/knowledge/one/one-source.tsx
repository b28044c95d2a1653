import {
  Badge,
  Button,
  Callout,
  Card,
  Cell,
  Dialog,
  DialogClose,
  ErrorState,
  RelativeTime,
  Select,
  SkeletonRows,
  Table,
  TableHead,
  toast,
} from '@talkgraph/ui'
import { sourceSchedules } from '@talkgraph/wire/knowledge'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { SourcePageRecord, SourceRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { Page, Stack } from '../../../shell/page.js'
import { AddPairs } from '../add/add-pairs.js'
import {
  figuresInWords,
  kindNames,
  piecesInWords,
  runInWords,
  stateNames,
} from '../api/run-words.js'
import { knowledgeKey, useSource, useSourcePages } from '../api/sources.js'

/** One source: what its last run found, page by page, and reading it again. */
export function OneSource() {
  const { sourceId = '' } = useParams()
  const { data, error, refetch, isFetching } = useSource(sourceId)
  if (data) return <Source source={data} />
  return (
    <Page title="Source" back={back}>
      {error ? (
        <ErrorState title="The source could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the source" rows={4} />
      )}
    </Page>
  )
}

const back = { href: '/knowledge', label: 'Knowledge' }

function Source({ source }: { readonly source: SourceRecord }) {
  const { id, title, kind, address, state, pieces, lastRun } = source
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const isUnderWay = state === 'waiting' || state === 'running'
  const changed = () => client.invalidateQueries({ queryKey: knowledgeKey })
  const retrain = useMutation({
    mutationFn: () => api.retrainSource({ sourceId: id }),
    onSettled: changed,
  })
  const cancel = useMutation({
    mutationFn: () => api.cancelSource({ sourceId: id }),
    onSettled: changed,
  })
  const { label, tone } = stateNames[state]
  return (
    <Page
      title={title}
      back={back}
      badge={<Badge tone={tone}>{label}</Badge>}
      help={address ? <a href={address}>{address}</a> : kindNames[kind]}
      action={
        <>
          <DeleteSource source={source} />
          {kind === 'pairs' && (
            <Button icon={<Plus size={16} />} onClick={() => setAdding(true)}>
              Add a question
            </Button>
          )}
          {isUnderWay ? (
            <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<RefreshCw size={16} />}
              busy={retrain.isPending}
              onClick={() => retrain.mutate()}
            >
              Retrain
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {lastRun?.reason && (
          <Callout tone="bad">
            {`The last run failed: ${lastRun.reason}. Answers still come from what was read before.`}
          </Callout>
        )}
        <Card title="Last run" help={piecesInWords(pieces)}>
          <p role="status">{lastRun ? runInWords(lastRun) : 'It was not read yet.'}</p>
          {lastRun?.tests && (
            <p>
              {`Test set before: ${figuresInWords(lastRun.tests.before)}. After: ${figuresInWords(lastRun.tests.after)}.`}
            </p>
          )}
          {lastRun?.endedAt && (
            <p>
              Ended <RelativeTime value={lastRun.endedAt} />
            </p>
          )}
        </Card>
        {(kind === 'site' || kind === 'page') && <Schedule source={source} />}
        <Pages source={source} />
      </Stack>
      {isAdding && <AddPairs source={source} onClose={() => setAdding(false)} />}
    </Page>
  )
}

const schedules = {
  never: 'Only when somebody presses Retrain',
  daily: 'Every day',
  weekly: 'Every week',
} as const satisfies Record<SourceRecord['schedule'], string>

/** How often the source is read again by itself. */
function Schedule({ source: { id, schedule } }: { readonly source: SourceRecord }) {
  const client = useQueryClient()
  const set = useMutation({
    mutationFn: (schedule: SourceRecord['schedule']) =>
      api.changeSource({ sourceId: id, body: { schedule } }),
    onSettled: () => client.invalidateQueries({ queryKey: knowledgeKey }),
  })
  return (
    <Card title="Read again">
      <Select
        label="How often"
        value={schedule}
        disabled={set.isPending}
        options={Object.entries(schedules).map(([value, label]) => ({ value, label }))}
        onChange={({ target: { value } }) => {
          const next = sourceSchedules.find(each => each === value)
          if (next) set.mutate(next)
        }}
      />
    </Card>
  )
}

const outcomes = {
  added: { label: 'New', tone: 'good' },
  changed: { label: 'Changed', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  gone: { label: 'Gone', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'bad' },
  passed: { label: 'Passed over', tone: 'neutral' },
} as const satisfies Record<NonNullable<SourcePageRecord['outcome']>, object>

function Pages({ source: { id, kind, state, lastRun } }: { readonly source: SourceRecord }) {
  const { data = [] } = useSourcePages(id, `${state} ${lastRun?.endedAt}`)
  if (data.length === 0) return null
  const name = kind === 'pairs' ? 'Questions' : 'Pages'
  return (
    <Card title={name} flush>
      <Table caption={name} stacks>
        <TableHead columns={[kind === 'pairs' ? 'Question' : 'Page', 'Last run', 'Why']} />
        <tbody>
          {data.map(page => (
            <tr key={page.id}>
              <Cell>
                {page.address ? (
                  <a href={page.address} target="_blank" rel="noreferrer">
                    {page.title || page.address}
                  </a>
                ) : (
                  page.title
                )}
              </Cell>
              <Cell label="Last run">
                {page.outcome && (
                  <Badge tone={outcomes[page.outcome].tone}>{outcomes[page.outcome].label}</Badge>
                )}
              </Cell>
              <Cell quiet>{page.reason ?? page.answer}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function DeleteSource({ source: { id, title } }: { readonly source: SourceRecord }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => api.deleteSource({ sourceId: id }),
    onSuccess: async () => {
      toast({ text: `${title} is deleted.` })
      navigate('/knowledge')
      await client.invalidateQueries({ queryKey: knowledgeKey })
    },
  })
  return (
    <Dialog
      trigger={<Button>Delete</Button>}
      title={`Delete ${title}?`}
      description="Everything that was read of it goes at once, and no bot answers from it any more."
      footer={
        <>
          <DialogClose render={<Button>Keep it</Button>} />
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </>
      }
    />
  )
}
