import { Button, Dialog, DialogClose, Field, TextArea, TextField } from '@talkgraph/ui'
import { sourcesPath } from '@talkgraph/wire/knowledge'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SourceRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { request } from '../../../api/request.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { knowledgeKey } from '../api/sources.js'
import { BotChoice, chosenBots } from './bot-choice.js'

/** Adds a question with its answer, or a table of such: to a source of such, or to a new one. */
export function AddPairs({
  source,
  question = '',
  chatbotIds,
  onAdded,
  onClose,
}: {
  readonly source?: SourceRecord
  /** What visitors asked. */
  readonly question?: string
  readonly chatbotIds?: readonly string[]
  readonly onAdded?: () => Promise<unknown>
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [table, setTable] = useState<File>()
  const { errors, problem, busy, form } = useForm({
    names: ['title', 'question', 'answer'],
    check: ({ title, question, answer }) => ({
      title: source ? undefined : checkFilled(title, 'Say what they are about.'),
      question: table ? undefined : checkFilled(question, 'Write a question.'),
      answer: table ? undefined : checkFilled(answer, 'Write its answer.'),
    }),
    send: async ({ title, question, answer }, element) => {
      const pairs = [{ question, answer }]
      const chatbotIds = chosenBots(element)
      const made = await (table
        ? sendTable(table, source, { title, chatbotIds })
        : source
          ? api.addPairs({ sourceId: source.id, body: { pairs } })
          : api.addSource({ body: { kind: 'pairs', title, pairs, chatbotIds } }))
      await onAdded?.()
      await client.invalidateQueries({ queryKey: knowledgeKey })
      onClose()
      if (!onAdded) navigate(`/knowledge/${made.source.id}`)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={source ? 'Add a question' : 'Add questions with answers'}
    >
      <Form problem={problem} {...form}>
        {!source && (
          <TextField
            label="What they are about"
            name="title"
            maxLength={200}
            defaultValue={question && 'Answers to visitors'}
            error={errors.title}
          />
        )}
        {!table && (
          <>
            <TextField
              label="Question"
              name="question"
              maxLength={1000}
              defaultValue={question}
              error={errors.question}
            />
            <TextArea
              label="Answer"
              name="answer"
              rows={4}
              maxLength={10_000}
              error={errors.answer}
            />
          </>
        )}
        {!question && (
          <Field
            label="Or a table of them"
            optional
            help="A CSV file: a question and its answer in each row, up to 5,000."
          >
            {control => (
              <input
                {...control}
                type="file"
                name="table"
                accept=".csv,.tsv,.txt,text/csv"
                onChange={({ target: { files } }) => setTable(files?.[0])}
              />
            )}
          </Field>
        )}
        {!source && <BotChoice {...(chatbotIds && { chosen: chatbotIds })} />}
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Add
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

function sendTable(
  table: File,
  source: SourceRecord | undefined,
  { title, chatbotIds }: { readonly title: string; readonly chatbotIds: readonly string[] },
): Promise<{ readonly source: SourceRecord }> {
  if (source)
    return request('POST', `${sourcesPath}/${source.id}/pairs`, {
      body: table,
      headers: { 'Content-Type': 'text/csv' },
    })
  const body = new FormData()
  body.set('kind', 'pairs')
  body.set('title', title)
  body.set('chatbotIds', JSON.stringify(chatbotIds))
  body.set('file', table)
  return request('POST', sourcesPath, { body })
}
