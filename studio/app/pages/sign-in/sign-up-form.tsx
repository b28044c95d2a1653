import { Button, TextField } from '@talkgraph/ui'
import { authRequest } from '../../api/request.js'
import { checkEmail, checkFilled, checkPassword, shortestPassword } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { PasswordField } from '../../forms/password-field.js'
import { useForm } from '../../forms/use-form.js'
import { emailRefused } from './email-refused.js'
import type { Wanted } from './sign-up.js'

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
      name: checkFilled(values.name, 'Enter your name.'),
      email: checkEmail(values.email),
      password: checkPassword(values.password),
    }),
    send: async values => {
      const given = {
        name: values.name.trim(),
        email: values.email.trim(),
        password: values.password,
      }
      const { isSent } = await authRequest<{ isSent: boolean }>('POST', '/sign-up', {
        body: { ...given, ...wanted },
      })
      onSent({ email: given.email, isSent })
    },
    place: emailRefused,
  })
  return (
    <Form problem={problem} {...form}>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={100}
        error={errors.name}
      />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
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
