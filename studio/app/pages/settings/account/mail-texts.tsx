import {
  Button,
  Card,
  Dialog,
  DialogClose,
  ErrorState,
  SkeletonRows,
  TextArea,
  toast,
} from '@talkgraph/ui'
import {
  faultOfMailText,
  type MailTextKind,
  type MailTexts,
  mailPlaceholders,
  mailTextKinds,
} from '@talkgraph/wire/mail-texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { Buttons, Form } from '../../../forms/form.js'
import { noMailServer } from '../../../forms/no-mail-server.js'
import { useForm } from '../../../forms/use-form.js'
import styles from './mail-texts.module.css'

const key = ['mail-texts'] as const

const labels: Readonly<Record<MailTextKind, string>> = {
  booked: 'To visitors: an appointment is booked',
  moved: 'To visitors: it is moved',
  cancelled: 'To visitors: it is cancelled',
  footer: 'Below each mail to visitors about appointments',
  invitation: 'To people whom you invite',
  lead: 'To you: a new lead',
  leads: 'To you: the leads of a day',
  teamBooking: 'To you: an appointment',
  failures: 'To you: what bots could not do',
}

/** What the account has its mails say beside what they say by themselves. */
export function MailTextsCard() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.fetchMailTexts({}, { signal })).texts,
  })
  return (
    <Card
      title="Mails"
      help="Words of your own in the mails to your visitors and your team. What is blank is not said."
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
  const sheet = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<MailTextKind>()
  const { errors, problem, busy, form } = useForm({
    names: mailTextKinds,
    check: values =>
      Object.fromEntries(
        mailTextKinds.flatMap(kind => {
          const fault = faultOfMailText(kind, values[kind])
          return fault === undefined ? [] : [[kind, fault]]
        }),
      ),
    send: async body => {
      await api.changeMailTexts({ body })
      await client.invalidateQueries({ queryKey: key })
      toast({ text: 'The texts are saved.', tone: 'good' })
    },
  })
  const typed = (kind: MailTextKind) =>
    String(new FormData(sheet.current ?? undefined).get(kind) ?? '')
  return (
    <Form problem={problem} ref={sheet} {...form}>
      {mailTextKinds.map(kind => (
        <div key={kind} className={styles.text}>
          <TextArea
            label={labels[kind]}
            name={kind}
            rows={2}
            maxLength={2000}
            optional
            defaultValue={texts[kind]}
            error={errors[kind]}
            help={`Filled in: ${mailPlaceholders[kind].map(name => `{${name}}`).join(', ')}`}
          />
          <Button
            size="small"
            aria-label={`Look at the mail: ${labels[kind]}`}
            onClick={() => setShown(kind)}
          >
            Look at the mail
          </Button>
        </div>
      ))}
      <Buttons>
        <Button type="submit" variant="primary" busy={busy}>
          Save the texts
        </Button>
      </Buttons>
      {shown && <MailDialog kind={shown} text={typed(shown)} onClose={() => setShown(undefined)} />}
    </Form>
  )
}

/** The mail as it would be with what was typed, which can be sent to oneself. */
function MailDialog({
  kind,
  text,
  onClose,
}: {
  readonly kind: MailTextKind
  readonly text: string
  readonly onClose: () => void
}) {
  const { data, error } = useQuery({
    queryKey: [...key, 'preview', kind, text],
    queryFn: ({ signal }) => api.previewMailText({ body: { kind, text } }, { signal }),
    retry: false,
  })
  const trial = useMutation({
    mutationFn: () => api.tryMailText({ body: { kind, text } }),
    onSuccess: ({ email, isSent }) =>
      toast({ text: isSent ? `It goes to ${email}.` : noMailServer, tone: 'good' }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={data?.subject ?? labels[kind]}
      footer={
        <>
          <DialogClose render={<Button>Write on</Button>} />
          <Button
            variant="primary"
            busy={trial.isPending}
            disabled={!data}
            onClick={() => trial.mutate()}
          >
            Send it to me
          </Button>
        </>
      }
    >
      {data ? (
        <p className={styles.mail}>{data.text}</p>
      ) : error ? (
        <p role="alert">{faultOfMailText(kind, text) ?? wordsOf(error)}</p>
      ) : (
        <SkeletonRows label="Loading the mail" rows={4} />
      )}
    </Dialog>
  )
}
