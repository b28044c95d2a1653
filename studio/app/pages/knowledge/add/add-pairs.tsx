import { Button, Dialog, DialogClose, TextArea, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SourceRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { knowledgeKey } from '../api/sources.js'
import { BotChoice, chosenBots } from './bot-choice.js'

/** Adds a question with its answer: to a source of such, or to a new one. */
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
  const { errors, problem, busy, form } = useForm({
    names: ['title', 'question', 'answer'],
    check: ({ title, question, answer }) => ({
      title: source ? undefined : checkFilled(title, 'Say what they are about.'),
      question: checkFilled(question, 'Write a question.'),
      answer: checkFilled(answer, 'Write its answer.'),
    }),
    send: async ({ title, question, answer }, element) => {
      const pairs = [{ question, answer }]
      const made = source
        ? await api.addPairs({ sourceId: source.id, body: { pairs } })
        : await api.addSource({
            body: { kind: 'pairs', title, pairs, chatbotIds: chosenBots(element) },
          })
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
        <TextField
          label="Question"
          name="question"
          maxLength={1000}
          defaultValue={question}
          error={errors.question}
        />
        <TextArea label="Answer" name="answer" rows={4} maxLength={10_000} error={errors.answer} />
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
