import { Button, CodeBlock, Dialog, DialogClose, Select, TextField } from '@talkgraph/ui'
import { hookEvents } from '@talkgraph/wire/hooks'
import { useState } from 'react'
import { useTellProgram } from '../../../api/hooks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { eventTitles } from './event-titles.js'

/** Has a program told of an event, at the address that its webhook step gives, and shows the secret this once. */
export function HookDialog({ onClose }: { readonly onClose: () => void }) {
  const tell = useTellProgram()
  const [secret, setSecret] = useState<string | null>()
  const { errors, problem, busy, form } = useForm({
    names: ['targetUrl', 'event'],
    check: ({ targetUrl }) => ({ targetUrl: checkAddress(targetUrl) }),
    send: async ({ targetUrl, event: given }) => {
      const event = hookEvents.find(each => each === given) ?? 'lead'
      const hook = await tell.mutateAsync({ targetUrl: targetUrl.trim(), event })
      setSecret(hook.secret)
    },
  })
  if (secret !== undefined)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="medium"
        title="It is told from now on"
        description="A program that checks signatures needs this secret; others do not. It is shown only this once."
        footer={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        {secret !== null && <CodeBlock code={secret} label="The secret" title="Secret" />}
      </Dialog>
    )
  return (
    <Dialog open onOpenChange={onClose} title="Tell a program">
      <Form problem={problem} {...form}>
        <Select
          label="When"
          name="event"
          defaultValue="lead"
          options={hookEvents.map(event => ({ value: event, label: eventTitles[event] }))}
        />
        <TextField
          label="Address"
          name="targetUrl"
          type="url"
          autoComplete="off"
          placeholder="https://hook.example.com/abc"
          help="What the webhook of Make, n8n or another program gives you. It is told of all bots."
          error={errors.targetUrl}
        />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Tell it
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

const checkAddress = (text: string) =>
  URL.canParse(text.trim()) && /^https?:/i.test(text.trim())
    ? undefined
    : 'An address looks like https://hook.example.com/abc.'
