import {
  Button,
  Card,
  Dialog,
  DialogClose,
  RelativeTime,
  TextArea,
  TextField,
  toast,
} from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProposedPairRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useBotTitles } from '../api/bot-titles.js'
import { knowledgeKey, useProposedPairs } from '../api/sources.js'
import { PairTable } from './pair-table.js'

/** What agents answered and propose as knowledge; nothing is shown while there is none. */
export function Proposed() {
  const { data = [] } = useProposedPairs()
  const bots = useBotTitles()
  const client = useQueryClient()
  const [approving, setApproving] = useState<ProposedPairRecord>()
  const takeOff = useMutation({
    mutationFn: ({ id }: ProposedPairRecord) => api.deleteProposedPair({ pairId: id }),
    onSuccess: () => toast({ text: 'The proposed answer is off the list.' }),
    onSettled: () => client.invalidateQueries({ queryKey: knowledgeKey }),
  })
  if (data.length === 0) return null
  const titleOf = (id: string) => bots.data?.find(bot => bot.id === id)?.title || id
  return (
    <Card
      title="Proposed by agents"
      help="Answers from the desk. A bot answers with one once it is approved."
      flush
    >
      <PairTable
        pairs={data}
        titleOf={titleOf}
        onApprove={setApproving}
        onTakeOff={takeOff.mutate}
      />
      {approving && <Approve pair={approving} onClose={() => setApproving(undefined)} />}
    </Card>
  )
}

function Approve({
  pair: { id, question, answer, proposedBy, createdAt },
  onClose,
}: {
  readonly pair: ProposedPairRecord
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { errors, problem, busy, form } = useForm({
    names: ['question', 'answer'],
    check: ({ question, answer }) => ({
      question: checkFilled(question, 'Write a question.'),
      answer: checkFilled(answer, 'Write its answer.'),
    }),
    send: async ({ question, answer }) => {
      await api.approvePair({ pairId: id, body: { question, answer } })
      await client.invalidateQueries({ queryKey: knowledgeKey })
      toast({ text: 'The bot answers with it from now on.', tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={onClose} size="medium" title="Approve an answer">
      <p>
        Proposed by {proposedBy}, <RelativeTime value={createdAt} />
      </p>
      <Form problem={problem} {...form}>
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
          rows={5}
          maxLength={10_000}
          defaultValue={answer}
          error={errors.answer}
        />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Approve
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
