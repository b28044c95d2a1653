import { Button, Dialog, DialogClose, TextArea, TextField, toast } from '@talkgraph/ui'
import type { DeskMessage, DeskThread } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'

/** Proposes what an agent answered as knowledge, which an owner or an editor approves. */
export function AddToKnowledge({
  thread: { id: threadId, chatbotId },
  asked,
  answer,
  onClose,
}: {
  readonly thread: DeskThread
  /** What the visitor said before it. */
  readonly asked: string
  readonly answer: DeskMessage
  readonly onClose: () => void
}) {
  const { errors, problem, busy, form } = useForm({
    names: ['question', 'answer'],
    check: ({ question, answer }) => ({
      question: checkFilled(question, 'Write what visitors ask.'),
      answer: checkFilled(answer, 'Write its answer.'),
    }),
    send: async ({ question, answer }) => {
      await api.proposePair({ body: { chatbotId, threadId, question, answer } })
      toast({ text: 'It waits in Knowledge to be approved.', tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Add to knowledge"
      description="Write it so that it helps every visitor, without names or numbers of this one. The bot answers with it once it is approved."
    >
      <Form problem={problem} {...form}>
        <TextField
          label="Question"
          name="question"
          maxLength={1000}
          defaultValue={asked.slice(0, 1000)}
          error={errors.question}
        />
        <TextArea
          label="Answer"
          name="answer"
          rows={5}
          maxLength={10_000}
          defaultValue={answer.answer?.text ?? ''}
          error={errors.answer}
        />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Propose it
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
