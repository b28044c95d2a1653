import { Button, TextField } from '@talkgraph/ui'
import { codeOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import { checkEmail, checkFilled, checkPassword, shortestPassword } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { PasswordField } from '../../forms/password-field.js'
import { useForm } from '../../forms/use-form.js'

/** Who comes in by a link and is new: name, address where the link names none, and a password. */
export function CreateLogin({
  token,
  email,
  onDone,
}: {
  readonly token: string
  readonly email: string | null
  readonly onDone: () => Promise<void>
}) {
  const { errors, problem, busy, form } = useForm({
    names: ['name', 'email', 'password'],
    check: values => ({
      name: checkFilled(values.name, 'Enter your name.'),
      email: checkEmail(values.email),
      password: checkPassword(values.password),
    }),
    send: async ({ name, email: typed, password }) => {
      await authRequest('POST', '/links/accept', {
        body: { token, name: name.trim(), password, ...(email === null && { email: typed.trim() }) },
      })
      await onDone()
    },
    place: error =>
      codeOf(error) === 'SIGN_IN_FIRST'
        ? { email: 'There is a login with this address already. Sign in with it first.' }
        : undefined,
  })
  return (
    <Form problem={problem} {...form}>
      <TextField label="Your name" name="name" autoComplete="name" maxLength={100} error={errors.name} />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email ?? ''}
        readOnly={email !== null}
        help={email === null ? undefined : 'The invitation is for this address.'}
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
        Set password and start
      </Button>
    </Form>
  )
}
