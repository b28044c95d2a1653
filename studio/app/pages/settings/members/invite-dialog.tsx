import { Button, Dialog, DialogClose, RadioGroup, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { codeOf } from '../../../api/problem.js'
import { checkEmail } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { invite, tellInvited } from './invite.js'
import { invitationsKey, roleOptions } from './team.js'

/** Invites somebody by mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const { errors, problem, busy, form } = useForm({
    names: ['email', 'role'],
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email, role }) => {
      const made = await invite({ email: email.trim(), role })
      await client.invalidateQueries({ queryKey: invitationsKey })
      onClose()
      tellInvited(made)
    },
    place: error => {
      if (codeOf(error) === 'ALREADY_MEMBER') return { email: 'This address belongs to a member already.' }
      if (codeOf(error) === 'REQUEST_VALIDATION_FAILED') return { email: 'This is no e-mail address.' }
      return undefined
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite a member"
      description="They get a mail with a link that is good for seven days."
    >
      <Form problem={problem} {...form}>
        <TextField label="E-mail address" name="email" type="email" autoComplete="off" error={errors.email} />
        <RadioGroup label="Role" name="role" options={roleOptions} defaultValue="agent" />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Send the invitation
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
