import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Select,
  SkeletonRows,
  TextField,
  toast,
} from '@talkgraph/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ChannelTemplate, DeskThread } from '#api/records.js'
import { api } from '../../../api/client.js'
import { makeKey } from '../../../api/make-key.js'
import { isRefusal, wordsOf } from '../../../api/problem.js'
import { showFault } from '../../../forms/show-fault.js'
import { answerField } from '../answer-field.js'
import { filledWords, valueTitle } from './filled-words.js'
import styles from './via.module.css'

type Values = Readonly<Record<string, string>>

/** Chooses a message that the provider has approved, fills its values, and sends it to the visitor. */
// biome-ignore lint/style/noDefaultExport: What is loaded lazily is a module's default.
export default function TemplateDialog({
  thread: { id, via },
  onClose,
}: {
  readonly thread: DeskThread
  readonly onClose: () => void
}) {
  const form = useId()
  const [opener] = useState(() => document.activeElement)
  // One key for all tries of which nobody knows what came: what arrived is not sent a second time.
  const [key, setKey] = useState(makeKey)
  const [place, setPlace] = useState(0)
  const [values, setValues] = useState<Values>({})
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['desk', 'templates', via?.id],
    queryFn: ({ signal }) =>
      api.listDeskTemplates({ threadId: id }, { signal }).then(({ templates }) => templates),
  })
  const send = useMutation({
    meta: { isShown: true },
    mutationFn: ({ name, language }: ChannelTemplate) =>
      api.sendDeskTemplate(
        { threadId: id, body: { name, language, values } },
        { idempotencyKey: key },
      ),
    // The server would give the same refusal again under its key.
    onError: problem => {
      if (isRefusal(problem)) setKey(makeKey())
    },
    onSuccess: () => {
      toast({ text: 'The message is on its way', tone: 'good' })
      onClose()
    },
  })
  const template = data?.[place]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!template || send.isPending) return
    setAsked(true)
    if (template.values.every(name => values[name]?.trim())) return send.mutate(template)
    const home = event.currentTarget
    requestAnimationFrame(() => showFault(home))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      // Where the channel takes free text again, what opened this is gone.
      finalFocus={() => (opener?.isConnected ? null : answerField())}
      title="Approved messages"
      description={`What ${via?.title ?? 'the channel'} has approved goes out at any time.`}
      footer={
        template && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={form} busy={send.isPending}>
              Send
            </Button>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  )

  function content() {
    if (error && !data)
      return (
        <ErrorState title="The messages cannot be shown" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )
    if (!data) return <SkeletonRows label="Loading the approved messages" rows={3} />
    if (!template)
      return (
        <EmptyState title="No message is approved yet">
          {`Write messages for people who have not written lately at ${via?.title ?? 'the provider'}, and have them approved there.`}
        </EmptyState>
      )
    return (
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {send.error && (
          <ErrorState title="The message was not sent">{wordsOf(send.error)}</ErrorState>
        )}
        <Select
          label="Message"
          value={String(place)}
          onChange={event => {
            setPlace(Number(event.target.value))
            setAsked(false)
            setKey(makeKey())
          }}
          options={data.map(({ name, language }, at) => ({
            value: String(at),
            label: `${name} (${language})`,
          }))}
        />
        {template.values.map(name => (
          <TextField
            key={name}
            label={valueTitle(name)}
            dir="auto"
            maxLength={2000}
            value={values[name] ?? ''}
            error={isAsked && !values[name]?.trim() ? 'Fill this in.' : undefined}
            onChange={({ target }) => {
              setValues(now => ({ ...now, [name]: target.value }))
              setKey(makeKey())
            }}
          />
        ))}
        <figure className={styles.previewed}>
          <figcaption>What the visitor gets</figcaption>
          <p className={styles.preview} dir="auto">
            {filledWords(template, values)}
          </p>
        </figure>
      </form>
    )
  }
}
