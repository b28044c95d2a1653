import { Button, Callout, Link, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { authRequest } from '../../api/request.js'
import { checkEmail } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { noMailServer } from '../../forms/no-mail-server.js'
import { useForm } from '../../forms/use-form.js'
import { Frame } from './frame.js'

/** Asks for a mail with a link to a new password; the answer is the same whether the address is known or not. */
export function ForgotPassword() {
  const [asked, setAsked] = useState<{ readonly email: string; readonly isSent: boolean }>()
  const { errors, problem, busy, form } = useForm({
    names: ['email'],
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      const body = { email: email.trim() }
      const { isSent } = await authRequest<{ isSent: boolean }>('POST', '/request-password-reset', {
        body,
      })
      setAsked({ ...body, isSent })
    },
  })
  return (
    <Frame
      title="Set a new password"
      help="Tell us your address, and we send you a link."
      footer={<Link href="/sign-in">Back to sign in</Link>}
    >
      {asked ? (
        <Callout
          tone="good"
          title={asked.isSent ? 'Look into your mail' : 'The link is on the server'}
          live
        >
          <p>
            {`If ${asked.email} has a login, a link ${asked.isSent ? 'is on its way' : 'was made'}. It is good for 30 minutes.`}
          </p>
          {!asked.isSent && <p>{noMailServer}</p>}
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
