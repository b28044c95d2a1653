import { Button, LinkButton, toast } from '@talkgraph/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { codeOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import { checkPassword, shortestPassword } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { PasswordField } from '../../forms/password-field.js'
import { useForm } from '../../forms/use-form.js'
import { Frame } from './frame.js'

/** Where the link of the mail leads: a new password, after which one signs in with it. */
export function ResetPassword() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(token === null)
  const { errors, problem, busy, form } = useForm({
    names: ['password'],
    check: ({ password }) => ({ password: checkPassword(password) }),
    send: async ({ password }) => {
      try {
        await authRequest('POST', '/reset-password', { body: { token, newPassword: password } })
      } catch (error) {
        if (codeOf(error) !== 'INVALID_TOKEN') throw error
        setRefused(true)
        return
      }
      toast({ text: 'Your new password is set. You were signed out everywhere.', tone: 'good' })
      await navigate('/sign-in', { replace: true })
    },
  })
  if (isRefused)
    return (
      <Frame title="This link is not valid" help="It was used already or is older than 30 minutes.">
        <LinkButton href="/forgot-password" variant="primary" wide>
          Send another link
        </LinkButton>
      </Frame>
    )
  return (
    <Frame title="Set a new password" help="Afterwards you are signed out everywhere.">
      <Form problem={problem} {...form}>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          help={`At least ${shortestPassword} characters.`}
          error={errors.password}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          Set the password
        </Button>
      </Form>
    </Frame>
  )
}
