import { Badge, Button, Card, Cell, Select, Table, TableHead, TextField } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KnowledgeTestRecord, KnowledgeTestRun } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useBotTitles } from '../api/bot-titles.js'
import { figuresInWords } from '../api/run-words.js'
import { knowledgeKey, useKnowledgeTests, useSources } from '../api/sources.js'

/** Questions with the sources that should answer them, asked at a press and with each Retrain. */
export function TestSet() {
  const bots = useBotTitles()
  const [chosen, setChosen] = useState<string>()
  const chatbotId = chosen ?? bots.data?.[0]?.id
  if (chatbotId === undefined) return null
  return (
    <Card
      title="Test set"
      help="Questions with the source that should answer them. Each Retrain asks them before and after, and tells what has changed."
    >
      <Select
        label="Bot"
        value={chatbotId}
        options={(bots.data ?? []).map(({ id, title }) => ({ value: id, label: title || id }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <OfBot key={chatbotId} chatbotId={chatbotId} />
    </Card>
  )
}

function OfBot({ chatbotId }: { readonly chatbotId: string }) {
  const client = useQueryClient()
  const { data: tests = [] } = useKnowledgeTests(chatbotId)
  const [run, setRun] = useState<KnowledgeTestRun>()
  const changed = () => client.invalidateQueries({ queryKey: knowledgeKey })
  const ask = useMutation({
    mutationFn: () => api.runKnowledgeTests({ body: { chatbotId } }),
    onSuccess: setRun,
  })
  const takeOut = useMutation({
    mutationFn: ({ id }: KnowledgeTestRecord) => api.deleteKnowledgeTest({ testId: id }),
    onSettled: changed,
  })
  return (
    <>
      <NewTest chatbotId={chatbotId} onAdded={changed} />
      {tests.length > 0 && (
        <>
          <Button variant="primary" busy={ask.isPending} onClick={() => ask.mutate()}>
            Run the test set
          </Button>
          <p role="status">{run && figuresInWords(run)}</p>
          <Tests tests={tests} run={run} onTakeOut={takeOut.mutate} />
        </>
      )}
    </>
  )
}

function NewTest({
  chatbotId,
  onAdded,
}: {
  readonly chatbotId: string
  readonly onAdded: () => Promise<unknown>
}) {
  const sources = useSources()
  const fitting = (sources.data ?? []).filter(({ chatbotIds }) => chatbotIds.includes(chatbotId))
  const { errors, problem, busy, form } = useForm({
    names: ['question', 'source', 'page'],
    check: ({ question, source, page }) => ({
      question: checkFilled(question, 'Write a question.'),
      source: checkFilled(source || page, 'Choose what should answer it.'),
    }),
    send: async ({ question, source, page }, element) => {
      const expected = [page || source]
      await api.addKnowledgeTests({ body: { chatbotId, tests: [{ question, expected }] } })
      element.reset()
      await onAdded()
    },
  })
  return (
    <Form problem={problem} {...form}>
      <TextField label="Question" name="question" maxLength={1000} error={errors.question} />
      <Select
        label="Answered by"
        name="source"
        error={errors.source}
        options={fitting.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <TextField
        label="On this page alone"
        help="Its address. Blank: anywhere in the source."
        name="page"
        optional
        maxLength={2000}
      />
      <Buttons>
        <Button type="submit" busy={busy}>
          Add to the test set
        </Button>
      </Buttons>
    </Form>
  )
}

const Tests = ({
  tests,
  run,
  onTakeOut,
}: {
  readonly tests: readonly KnowledgeTestRecord[]
  readonly run: KnowledgeTestRun | undefined
  readonly onTakeOut: (test: KnowledgeTestRecord) => void
}) => (
  <Table caption="Test set" stacks>
    <TableHead columns={['Question', 'Last run', null]} />
    <tbody>
      {tests.map(test => (
        <tr key={test.id}>
          <Cell>{test.question}</Cell>
          <Cell label="Last run">
            <Outcome of={run?.outcomes.find(({ testId }) => testId === test.id)} />
          </Cell>
          <Cell align="end">
            <Button
              size="small"
              onClick={() => onTakeOut(test)}
              aria-label={`Take out: ${test.question}`}
            >
              Take out
            </Button>
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
)

function Outcome({ of }: { readonly of: KnowledgeTestRun['outcomes'][number] | undefined }) {
  if (!of) return null
  return (
    <>
      <Badge tone={of.place === null ? 'bad' : 'good'}>
        {of.place === null ? 'Not found' : of.place === 1 ? 'Found first' : `Found as ${of.place}`}
      </Badge>{' '}
      {!of.isAnswered && <Badge tone="neutral">Unanswered</Badge>}
    </>
  )
}
