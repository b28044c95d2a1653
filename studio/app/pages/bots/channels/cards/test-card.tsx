import { Button, Callout, Card, TextField } from '@talkgraph/ui'
import { type FormEvent, useRef, useState } from 'react'
import { wordsOf } from '#api/problem.js'
import { leadToSignIn } from '#api/query-client.js'
import type { ChannelKind, ChannelRecord } from '#api/records.js'
import { useTestMessage } from '../../api/channels.js'
import styles from '../channels.module.css'
import { testHelp } from '../guide/guides.js'

/** Sends a short text to somebody, so that one sees that it arrives. */
export function TestCard({
  kind,
  channel,
}: {
  readonly kind: ChannelKind
  readonly channel: ChannelRecord
}) {
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const test = useTestMessage(channel.id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (test.isPending) return
    const wrong = to.trim() === '' ? 'Say who gets it.' : undefined
    setError(wrong)
    if (wrong) return field.current?.focus()
    test.mutate(to.trim(), {
      onError: problem => {
        if (leadToSignIn(problem)) return
        setError(wordsOf(problem))
        field.current?.focus()
      },
    })
  }
  return (
    <Card title="Test message" help={`Sends a short text over ${kind.title}.`}>
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          ref={field}
          label="To whom"
          help={testHelp(kind.name)}
          autoComplete="off"
          maxLength={200}
          value={to}
          error={error}
          onChange={event => {
            setTo(event.target.value)
            setError(undefined)
          }}
        />
        {test.isSuccess && error === undefined && (
          <Callout tone="good">
            <p role="status">{`It went out. Look whether it has arrived.`}</p>
          </Callout>
        )}
        <div>
          <Button type="submit" busy={test.isPending}>
            Send the test message
          </Button>
        </div>
      </form>
    </Card>
  )
}
