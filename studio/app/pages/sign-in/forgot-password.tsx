import { Button, Callout, Link, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { authRequest } from '../../api/request.js'
import { checkEmail } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { Frame } from './frame.js'

/** Asks for a mail with a link to a new password; the answer is the same whether the address is known or not. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>()
  const { errors, problem, busy, form } = useForm({
    names: ['email'],
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      await authRequest('POST', '/request-password-reset', { body: { email: email.trim() } })
      setSentTo(email.trim())
    },
  })
  return (
    <Frame
      title="Set a new password"
      help="Tell us your address, and we send you a link."
      footer={<Link href="/sign-in">Back to sign in</Link>}
    >
      {sentTo ? (
        <Callout tone="good" title="Look into your mail" live>
          {`If ${sentTo} has a login, a link is on its way. It is good for 30 minutes.`}
        </Callout>
      ) : (
        <Form problem={problem} {...form}>
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="username"
            error={errors.email}
          />
          <Button type="submit" variant="primary" wide busy={busy}>
            Send the link
          </Button>
        </Form>
      )}
    </Frame>
  )
}
