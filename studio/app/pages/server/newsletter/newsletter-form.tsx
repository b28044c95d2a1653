import {
  Button,
  Card,
  Checkbox,
  Dialog,
  DialogClose,
  TextArea,
  TextField,
  toast,
} from '@talkgraph/ui'
import { newsletterTopics } from '@talkgraph/wire/form-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { InputOf } from 'talkgraph/client'
import type { SubscriberCounts } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Form } from '../../../forms/form.js'
import { noMailServer } from '../../../forms/no-mail-server.js'
import { useForm } from '../../../forms/use-form.js'
import { counted } from '../../../text/counted.js'
import { newslettersKey } from './api-newsletters.js'
import styles from './newsletter-form.module.css'

type Topic = (typeof newsletterTopics)[number]['name']

interface Previewed {
  readonly words: InputOf<'sendNewsletter'>['body']
  readonly html: string
  readonly counts: SubscriberCounts
}

/** Writes a newsletter in Markdown; nothing is sent before it was looked at. */
export function NewsletterForm({ counts }: { readonly counts: SubscriberCounts }) {
  const [topics, setTopics] = useState<readonly Topic[]>([])
  const [previewed, setPreviewed] = useState<Previewed>()
  const sheet = useRef<HTMLFormElement>(null)
  const { errors, problem, busy, form } = useForm({
    names: ['subject', 'text'],
    check: ({ subject, text }) => ({
      subject: checkFilled(subject, 'Give it a subject.'),
      text: checkFilled(text, 'Write something.'),
    }),
    send: async ({ subject, text }) => {
      const words = { subject: subject.trim(), text: text.trim(), topics }
      const made = await api.previewNewsletter({ body: words })
      setPreviewed({ words, ...made })
    },
  })
  return (
    <Card
      title="Write a newsletter"
      help={`${counted(counts.due, 'reader')} would get one now. Whoever chose to hear less often and had one lately is left out.`}
    >
      <Form problem={problem} ref={sheet} {...form}>
        <TextField
          label="Subject"
          name="subject"
          maxLength={200}
          autoComplete="off"
          error={errors.subject}
        />
        <TextArea
          label="Text"
          name="text"
          rows={10}
          maxLength={100_000}
          help="In Markdown. The way to stop these mails is added below it."
          error={errors.text}
        />
        <fieldset className={styles.topics} aria-describedby="newsletter-topics">
          <legend className={styles.legend}>What it is about</legend>
          {newsletterTopics.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={topics.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                setTopics(before => [
                  ...before.filter(each => each !== name),
                  ...(checked ? [name] : []),
                ])
              }
            />
          ))}
          <p id="newsletter-topics" className={styles.help}>
            Whoever wants one of these gets it. Without any it goes to every reader.
          </p>
        </fieldset>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Preview
          </Button>
        </div>
      </Form>
      {previewed && (
        <PreviewDialog
          previewed={previewed}
          onClose={isSent => {
            setPreviewed(undefined)
            if (!isSent) return
            sheet.current?.reset()
            setTopics([])
          }}
        />
      )}
    </Card>
  )
}

function PreviewDialog({
  previewed: { words, html, counts },
  onClose,
}: {
  readonly previewed: Previewed
  readonly onClose: (isSent: boolean) => void
}) {
  const client = useQueryClient()
  const trial = useMutation({
    mutationFn: () => api.tryNewsletter({ body: words }),
    onSuccess: ({ email, isSent }) =>
      toast({
        text: isSent ? `It goes to ${email}, and to nobody else.` : noMailServer,
        tone: 'good',
      }),
  })
  const send = useMutation({
    mutationFn: () => api.sendNewsletter({ body: words }),
    onSuccess: () => {
      toast({ text: `It goes to ${counted(counts.due, 'reader')}.`, tone: 'good' })
      onClose(true)
      void client.invalidateQueries({ queryKey: newslettersKey })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      size="medium"
      title={words.subject}
      footer={
        <>
          <DialogClose render={<Button>Write on</Button>} />
          <Button busy={trial.isPending} onClick={() => trial.mutate()}>
            Send it to me alone
          </Button>
          <Button
            variant="primary"
            busy={send.isPending}
            disabled={counts.due === 0}
            onClick={() => send.mutate()}
          >
            {`Send to ${counted(counts.due, 'reader')}`}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: The server made it safe. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </Dialog>
  )
}
