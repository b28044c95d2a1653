import { Button, Link, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { codeOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import { checkEmail, checkFilled } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { PasswordField } from '../../forms/password-field.js'
import { useForm } from '../../forms/use-form.js'

/** E-mail and password; `onDone` is told whether a second step is asked for. */
export function PasswordStep({
  email,
  onDone,
}: {
  /** The address that has to be signed in with. */
  readonly email?: string
  readonly onDone: (needsSecondStep: boolean) => void | Promise<void>
}) {
  const [isShutOut, setShutOut] = useState(false)
  const { errors, problem, busy, form } = useForm({
    names: ['email', 'password'],
    check: values => ({
      email: checkEmail(values.email),
      password: checkFilled(values.password, 'Enter your password.'),
    }),
    send: async values => {
      const { twoFactorRedirect = false } = await authRequest<{ twoFactorRedirect?: boolean }>(
        'POST',
        '/sign-in/email',
        { body: { email: values.email.trim(), password: values.password } },
      )
      await onDone(twoFactorRedirect)
    },
    place: error => {
      setShutOut(codeOf(error) === 'RATE_LIMITED')
      return codeOf(error) === 'INVALID_EMAIL_OR_PASSWORD'
        ? { password: 'E-mail address and password do not fit together.' }
        : undefined
    },
  })
  return (
    <Form problem={problem} {...form}>
      {problem && isShutOut && (
        <p>
          If it was somebody else who tried,{' '}
          <Link href="/forgot-password">set a new password by mail</Link>. Then this browser is let
          in.
        </p>
      )}
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly={email !== undefined}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        help={<Link href="/forgot-password">Forgot your password?</Link>}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Sign in
      </Button>
    </Form>
  )
}
