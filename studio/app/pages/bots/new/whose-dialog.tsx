import { Button, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { useRef } from 'react'
import { useMe } from '../../../api/me.js'
import { checkEmail, checkFilled } from '../../../forms/checks.js'
import { Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import type { NewOwner } from '../api/mutations.js'
import { keepOwner, keptOwner } from './kept-owner.js'

const names = ['businessName', 'email'] as const

/** Asks whose a bot becomes that is made of an example: once, for all places where the example’s name and addresses stand. */
export function WhoseDialog({
  title,
  open,
  onClose,
  onSaid,
}: {
  /** Of the example. */
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onSaid: (owner: Required<NewOwner>) => Promise<unknown>
}) {
  const me = useMe()
  const kept = keptOwner(me.account.id)
  const fields = useRef<HTMLFormElement>(null)
  const { errors, problem, busy, form } = useForm({
    names,
    check: ({ businessName, email }) => ({
      businessName: checkFilled(businessName, 'Enter the name of the business.'),
      email: checkEmail(email),
    }),
    send: async ({ businessName, email }) => {
      const owner = { businessName: businessName.trim(), email: email.trim() }
      keepOwner(me.account.id, owner)
      await onSaid(owner)
    },
  })
  return (
    <Dialog
      title="Whose bot is it?"
      description={`They stand in “${title}” wherever the example has its own.`}
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" busy={busy} onClick={() => fields.current?.requestSubmit()}>
            Make the bot
          </Button>
        </>
      }
    >
      <Form problem={problem} ref={fields} {...form}>
        <TextField
          label="Name of the business"
          name="businessName"
          maxLength={100}
          autoComplete="organization"
          defaultValue={kept.businessName}
          error={errors.businessName}
        />
        <TextField
          label="E-mail address for messages"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={kept.email ?? me.member.email}
          error={errors.email}
          help="What the bot mails goes there."
        />
      </Form>
    </Dialog>
  )
}
