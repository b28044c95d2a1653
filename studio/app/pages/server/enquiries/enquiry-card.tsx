import { Badge, Button, Card, RelativeTime, toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EnquiryRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { Buttons } from '../../../forms/form.js'
import { AnswerForm } from './answer-form.js'
import { enquiriesKey } from './enquiries.js'
import styles from './enquiry-card.module.css'

const kinds = {
  contact: { label: 'Contact', tone: 'accent' },
  abuse: { label: 'Abuse', tone: 'bad' },
  lead: { label: 'Lead', tone: 'neutral' },
} as const

/** An enquiry with what it says, its answer, and what can be done with it. */
export function EnquiryCard({ enquiry }: { readonly enquiry: EnquiryRecord }) {
  const { id, kind, email, fields, createdAt, doneAt, answer, answeredAt } = enquiry
  const [isAnswering, setAnswering] = useState(false)
  const client = useQueryClient()
  const setDone = useMutation({
    mutationFn: (isDone: boolean) => api.changeEnquiry({ enquiryId: id, body: { isDone } }),
    onSuccess: (_, isDone) =>
      toast({
        text: isDone ? 'Done.' : 'It waits again.',
        undo: () => setDone.mutate(!isDone),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: enquiriesKey }),
  })
  const { label, tone } = kinds[kind]
  return (
    <Card
      title={
        <>
          <Badge tone={tone}>{label}</Badge> {email}
        </>
      }
      help={<RelativeTime value={createdAt} />}
      actions={
        <Buttons end>
          {!answer && !isAnswering && (
            <Button size="small" variant="primary" onClick={() => setAnswering(true)}>
              Answer
            </Button>
          )}
          <Button
            size="small"
            busy={setDone.isPending}
            onClick={() => setDone.mutate(doneAt === null)}
          >
            {doneAt === null ? 'Done' : 'Not done'}
          </Button>
        </Buttons>
      }
    >
      <dl className={styles.fields}>
        {Object.entries(fields)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className={styles.field}>
              <dt className={styles.name}>{nameOf(name)}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        {answer && (
          <div className={styles.field}>
            <dt className={styles.name}>
              Your answer
              {answeredAt && (
                <>
                  {', '}
                  <RelativeTime value={answeredAt} />
                </>
              )}
            </dt>
            <dd className={styles.value}>{answer}</dd>
          </div>
        )}
      </dl>
      {isAnswering && <AnswerForm enquiry={enquiry} onClose={() => setAnswering(false)} />}
    </Card>
  )
}

/** `categoryName` is “Category name”. */
const nameOf = (field: string): string => {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
