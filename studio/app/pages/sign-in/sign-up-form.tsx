import { Button } from '@talkgraph/ui'
import { checkPassword, shortestPassword } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { PasswordField } from '../../forms/password-field.js'
import { useForm } from '../../forms/use-form.js'
import { emailRefused } from './email-refused.js'
import type { Wanted } from './sign-up.js'
import { checkWho, signUp, WhoFields } from './who-signs-up.js'

/** Name, address and password of who makes an account; the answer is the same whether the address is known or not. */
export function SignUpForm({
  wanted,
  onSent,
}: {
  readonly wanted: Wanted
  readonly onSent: (sent: { readonly email: string; readonly isSent: boolean }) => void
}) {
  const { errors, problem, busy, form } = useForm({
    names: ['name', 'email', 'password'],
    check: values => ({
      ...checkWho(values),
      password: checkPassword(values.password),
    }),
    send: async given => onSent(await signUp(given, wanted)),
    place: emailRefused,
  })
  return (
    <Form problem={problem} {...form}>
      <WhoFields errors={errors} fillsEmail="username" />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        help={`At least ${shortestPassword} characters.`}
        error={errors.password}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Create your account
      </Button>
    </Form>
  )
}
