import { Button, Card, toast } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMe } from '../../../api/me.js'
import { codeOf } from '../../../api/problem.js'
import { authRequest } from '../../../api/request.js'
import { checkFilled, checkPassword, shortestPassword } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { PasswordField } from '../../../forms/password-field.js'
import { useForm } from '../../../forms/use-form.js'
import { sessionsKey } from './sessions.js'

/** A new password; whoever is signed in elsewhere has to sign in again. */
export function PasswordCard() {
  const { member } = useMe()
  const client = useQueryClient()
  const { errors, problem, busy, form } = useForm({
    names: ['current', 'next'],
    check: ({ current, next }) => ({
      current: checkFilled(current, 'Enter the password that you have now.'),
      next: checkPassword(next),
    }),
    send: async ({ current, next }, element) => {
      await authRequest('POST', '/change-password', {
        body: { currentPassword: current, newPassword: next },
      })
      element.reset()
      await client.invalidateQueries({ queryKey: sessionsKey })
      toast({ text: 'Your password is changed. Other devices were signed out.', tone: 'good' })
    },
    place: error =>
      codeOf(error) === 'INVALID_PASSWORD' ? { current: 'This is not your password.' } : undefined,
  })
  return (
    <Card title="Password" help="A change signs you out on all other devices.">
      <Form problem={problem} {...form}>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={member.email}
          readOnly
        />
        <PasswordField
          label="Password now"
          name="current"
          autoComplete="current-password"
          error={errors.current}
        />
        <PasswordField
          label="New password"
          name="next"
          autoComplete="new-password"
          help={`At least ${shortestPassword} characters.`}
          error={errors.next}
        />
        <Buttons>
          <Button type="submit" busy={busy}>
            Change the password
          </Button>
        </Buttons>
      </Form>
    </Card>
  )
}
