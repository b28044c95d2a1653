import { Button, Callout, DialogClose, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { useMe } from '../../../api/me.js'
import { codeOf } from '../../../api/problem.js'
import { authRequest } from '../../../api/request.js'
import { checkEmail, checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { noMailServer } from '../../../forms/no-mail-server.js'
import { PasswordField } from '../../../forms/password-field.js'
import { useForm } from '../../../forms/use-form.js'
import { Stack } from '../../../shell/page.js'

/** Asks for another address to sign in with, in a dialog; it counts once the link is opened that is mailed there. */
export function EmailForm() {
  const { member } = useMe()
  const [asked, setAsked] = useState<{ readonly email: string; readonly isSent: boolean }>()
  const { errors, problem, busy, form } = useForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({
      email: checkEmail(email),
      password: checkFilled(password, 'Enter your password.'),
    }),
    send: async ({ email, password }) => {
      const body = { newEmail: email.trim(), password }
      const { isSent } = await authRequest<{ isSent: boolean }>('POST', '/change-email', { body })
      setAsked({ email: email.trim(), isSent })
    },
    place: error => places[codeOf(error) ?? ''],
  })
  if (asked)
    return (
      <Stack>
        <Callout tone="good" title="One more step" live>
          <p>
            {`Open the link that goes to ${asked.email} within an hour. Until then you sign in as ${member.email}.`}
          </p>
          {!asked.isSent && <p>{noMailServer}</p>}
        </Callout>
        <Buttons end>
          <DialogClose
            render={
              <Button variant="primary" autoFocus>
                Close
              </Button>
            }
          />
        </Buttons>
      </Stack>
    )
  return (
    <Form problem={problem} {...form}>
      <TextField
        label="New address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
      />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Buttons end>
        <DialogClose render={<Button>Cancel</Button>} />
        <Button type="submit" variant="primary" busy={busy}>
          Send the link
        </Button>
      </Buttons>
    </Form>
  )
}

const places: Readonly<Record<string, { readonly email?: string; readonly password?: string }>> = {
  INVALID_PASSWORD: { password: 'This is not your password.' },
  SAME_EMAIL: { email: 'You sign in with this address already.' },
  EMAIL_NOT_VALID: { email: 'This is no e-mail address.' },
}
