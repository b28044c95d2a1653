import { Button, Card, ErrorState, SkeletonRows, TextArea, toast } from '@talkgraph/ui'
import { type MailTextKind, type MailTexts, mailTextKinds } from '@talkgraph/wire/mail-texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'

const key = ['mail-texts'] as const

const labels: Readonly<Record<MailTextKind, string>> = {
  booked: 'When an appointment is booked',
  moved: 'When it is moved',
  cancelled: 'When it is cancelled',
  footer: 'Below each of these mails',
}

/** What the account has mails to visitors say beside what they say by themselves. */
export function MailTextsCard() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.fetchMailTexts({}, { signal })).texts,
  })
  return (
    <Card
      title="Mails to visitors"
      help="Your own words in mails about appointments. {name} stands for the visitor’s name, {when} for the time."
    >
      {data ? (
        <TextsForm texts={data} />
      ) : error ? (
        <ErrorState title="The texts could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the texts" rows={3} />
      )}
    </Card>
  )
}

function TextsForm({ texts }: { readonly texts: MailTexts }) {
  const client = useQueryClient()
  const { problem, busy, form } = useForm({
    names: mailTextKinds,
    check: () => ({}),
    send: async body => {
      await api.changeMailTexts({ body })
      await client.invalidateQueries({ queryKey: key })
      toast({ text: 'The texts are saved.', tone: 'good' })
    },
  })
  return (
    <Form problem={problem} {...form}>
      {mailTextKinds.map(kind => (
        <TextArea
          key={kind}
          label={labels[kind]}
          name={kind}
          rows={2}
          maxLength={2000}
          optional
          defaultValue={texts[kind]}
        />
      ))}
      <Buttons>
        <Button type="submit" busy={busy}>
          Save the texts
        </Button>
      </Buttons>
    </Form>
  )
}
