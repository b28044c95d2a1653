import { Button, TextArea, toast } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { EnquiryRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { noMailServer } from '../../../forms/no-mail-server.js'
import { useForm } from '../../../forms/use-form.js'
import { enquiriesKey } from './enquiries.js'

/** An answer by mail, after which the enquiry is done. */
export function AnswerForm({
  enquiry: { id, email },
  onClose,
}: {
  readonly enquiry: EnquiryRecord
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { errors, problem, busy, form } = useForm({
    names: ['text'],
    check: ({ text }) => ({ text: checkFilled(text, 'Write an answer.') }),
    send: async ({ text }) => {
      const { isSent } = await api.answerEnquiry({ enquiryId: id, body: { text: text.trim() } })
      toast({ text: isSent ? `The answer goes to ${email}.` : noMailServer, tone: 'good' })
      onClose()
      await client.invalidateQueries({ queryKey: enquiriesKey })
    },
  })
  return (
    <Form problem={problem} {...form}>
      <TextArea
        label={`Answer to ${email}`}
        name="text"
        rows={6}
        maxLength={20_000}
        autoFocus
        error={errors.text}
        help="What they wrote stands below it in the mail."
      />
      <Buttons>
        <Button type="submit" variant="primary" busy={busy}>
          Send the answer
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Buttons>
    </Form>
  )
}
