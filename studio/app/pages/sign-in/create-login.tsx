import { Button, TextField } from '@talkgraph/ui'
import { useEffect, useRef } from 'react'
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
  namesAccount = false,
  onDone,
}: {
  readonly token: string
  readonly email: string | null
  /** The account has no name yet. */
  readonly namesAccount?: boolean
  readonly onDone: () => Promise<void>
}) {
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => nameField.current?.focus(), [])
  const { errors, problem, busy, form } = useForm({
    names: ['name', 'account', 'email', 'password'],
    check: values => ({
      name: checkFilled(values.name, 'Enter your name.'),
      email: checkEmail(values.email),
      password: checkPassword(values.password),
    }),
    send: async ({ name, account, email: typed, password }) => {
      await authRequest('POST', '/links/accept', {
        body: {
          token,
          name: name.trim(),
          password,
          ...(email === null && { email: typed.trim() }),
          ...(account.trim() !== '' && { account: account.trim() }),
        },
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
      <TextField
        ref={nameField}
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={100}
        error={errors.name}
      />
      {namesAccount && (
        <TextField
          label="Name of the account"
          name="account"
          autoComplete="organization"
          maxLength={100}
          optional
          help="Your company or project, as people whom you invite read it."
        />
      )}
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
