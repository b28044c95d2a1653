import { Button } from '@talkgraph/ui'
import { codeOf } from '../../../api/problem.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { PasswordField } from '../../../forms/password-field.js'
import { useForm } from '../../../forms/use-form.js'

/** Asks for the password before something that only its owner may do. */
export function AskPassword({
  label,
  danger = false,
  send,
}: {
  /** What the button does. */
  readonly label: string
  readonly danger?: boolean
  readonly send: (password: string) => Promise<unknown>
}) {
  const { errors, problem, busy, form } = useForm({
    names: ['password'],
    check: ({ password }) => ({ password: checkFilled(password, 'Enter your password.') }),
    send: ({ password }) => send(password),
    place: error =>
      codeOf(error) === 'INVALID_PASSWORD' ? { password: 'This is not your password.' } : undefined,
  })
  return (
    <Form problem={problem} {...form}>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Buttons end>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
      </Buttons>
    </Form>
  )
}
