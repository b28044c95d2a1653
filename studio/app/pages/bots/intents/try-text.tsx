import { Button, Card, TextField } from '@talkgraph/ui'
import type { UnderstoodRecord } from '@talkgraph/wire/intents'
import { useState } from 'react'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { inPercent } from './in-percent.js'
import { classify } from './intents-api.js'

/** Tells what the bot understands of a text. */
export function TryText({ botId }: { readonly botId: string }) {
  const [understood, setUnderstood] = useState<UnderstoodRecord>()
  const { errors, problem, busy, form } = useForm({
    names: ['text'],
    check: ({ text }) => ({ text: checkFilled(text, 'Write what a visitor may say.') }),
    send: async ({ text }) => setUnderstood(await classify(botId, text)),
  })
  return (
    <Card title="Try it" help="What the bot understands of a visitor’s words.">
      <Form problem={problem} {...form}>
        <TextField label="A visitor says" name="text" maxLength={2000} error={errors.text} />
        <Buttons>
          <Button type="submit" busy={busy}>
            Understand
          </Button>
        </Buttons>
      </Form>
      <div role="status">{understood && <Understood understood={understood} />}</div>
    </Card>
  )
}

function Understood({ understood }: { readonly understood: UnderstoodRecord }) {
  const { intent, confidence, others } = understood
  return (
    <>
      <p>
        {intent === null
          ? 'Not understood: nothing is sure enough.'
          : `Understood as “${intent}”, ${inPercent(confidence)} sure.`}
      </p>
      {others.length > 0 && (
        <p>
          {intent === null ? 'The best guesses: ' : 'Next: '}
          {others.map(other => `${other.intent} ${inPercent(other.confidence)}`).join(', ')}
        </p>
      )}
    </>
  )
}
