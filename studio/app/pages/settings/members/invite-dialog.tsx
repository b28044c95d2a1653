import { Button, Dialog, DialogClose, RadioGroup, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MadeInvitation } from '#api/records.js'
import { codeOf } from '../../../api/problem.js'
import { checkEmail } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { invite, tellInvited } from './invite.js'
import { LinkDialog } from './link-dialog.js'
import { invitationsKey, roleIn, roleOptions } from './team.js'

/** Invites somebody, by mail or by a link to hand over. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const isByLink = useRef(false)
  const [made, setMade] = useState<MadeInvitation>()
  const { errors, problem, busy, form } = useForm({
    names: ['email', 'role'],
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email, role }) => {
      const made = await invite({
        email: email.trim(),
        role: roleIn(role),
        sendMail: !isByLink.current,
      })
      await client.invalidateQueries({ queryKey: invitationsKey })
      if (made.link !== null) return setMade(made)
      onClose()
      tellInvited(made)
    },
    place: error => {
      if (codeOf(error) === 'ALREADY_MEMBER')
        return { email: 'This address belongs to a member already.' }
      if (codeOf(error) === 'REQUEST_VALIDATION_FAILED')
        return { email: 'This is no e-mail address.' }
      return undefined
    },
  })
  if (made?.link) return <LinkDialog email={made.email} link={made.link} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite a member"
      description="They come in by a link that is good for seven days: a mail brings it, or you do."
    >
      <Form problem={problem} {...form}>
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="off"
          error={errors.email}
        />
        <RadioGroup label="Role" name="role" options={roleOptions} defaultValue="agent" />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          {/* Enter in a field sends the mail. */}
          <Button
            busy={busy && isByLink.current}
            onClick={event => {
              isByLink.current = true
              event.currentTarget.form?.requestSubmit()
            }}
          >
            Make a link to copy
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy && !isByLink.current}
            onClick={() => {
              isByLink.current = false
            }}
          >
            Send the invitation
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
