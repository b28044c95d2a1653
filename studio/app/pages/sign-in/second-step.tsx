import { Button, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { codeOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import { checkFilled } from '../../forms/checks.js'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'

/** The six digits of the authenticator, or a recovery code; `onLate` when one has to begin anew with the password. */
export function SecondStep({
  onDone,
  onLate,
}: {
  readonly onDone: () => void | Promise<void>
  readonly onLate: () => void
}) {
  const [isRecovery, setRecovery] = useState(false)
  const { errors, problem, busy, form } = useForm({
    names: ['code'],
    check: ({ code }) => ({
      code: checkFilled(code, isRecovery ? 'Enter a recovery code.' : 'Enter the six digits.'),
    }),
    send: async ({ code }) => {
      await authRequest('POST', `/two-factor/verify-${isRecovery ? 'backup-code' : 'totp'}`, {
        body: { code: code.replace(/\s/g, '') },
      })
      await onDone()
    },
    place: error => {
      if (late.has(codeOf(error))) onLate()
      else if (codeOf(error) === 'CODE_USED')
        return { code: 'This code was used already. Wait for the next one.' }
      else if (codeOf(error) === 'INVALID_CODE')
        return { code: 'This code is not valid. Try the next one.' }
      else if (codeOf(error) === 'INVALID_BACKUP_CODE')
        return { code: 'This recovery code is not valid.' }
      return undefined
    },
  })
  return (
    <Form problem={problem} {...form}>
      {isRecovery ? (
        <TextField
          key="recovery"
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoFocus
          error={errors.code}
          help="One of those that you kept when you turned the second step on. Each is good for once."
        />
      ) : (
        <TextField
          key="totp"
          label="Code from your authenticator app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          error={errors.code}
        />
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        Continue
      </Button>
      <Buttons>
        <Button variant="plain" size="small" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      </Buttons>
    </Form>
  )
}

/** The time for the second step is over, or its tries are. */
const late: ReadonlySet<string | undefined> = new Set([
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
])
