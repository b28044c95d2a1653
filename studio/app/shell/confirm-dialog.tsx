import { Button, Dialog, TextField } from '@talkgraph/ui'
import { useEffect, useRef, useState } from 'react'
import { askIdentityBy } from '../api/confirm-identity.js'
import { codeOf, wordsOf } from '../api/problem.js'
import { authRequest } from '../api/request.js'
import { checkFilled } from '../forms/checks.js'
import { Buttons, Form } from '../forms/form.js'
import { PasswordField } from '../forms/password-field.js'
import { useForm } from '../forms/use-form.js'

interface Ways {
  readonly password: boolean
  readonly code: boolean
  readonly mail: boolean
}

/** Asks who is signed in to confirm that it is them, when a call of the API wants that. */
export function ConfirmDialog() {
  const [ways, setWays] = useState<Ways>()
  const done = useRef<(isConfirmed: boolean) => void>(undefined)
  useEffect(
    () =>
      askIdentityBy(async () => {
        const found = await authRequest<Ways>('GET', '/confirm')
        if (found.mail) await authRequest('POST', '/confirm/mail', { body: {} })
        setWays(found)
        return new Promise(resolve => {
          done.current = resolve
        })
      }),
    [],
  )
  const end = (isConfirmed: boolean) => {
    setWays(undefined)
    done.current?.(isConfirmed)
  }
  if (!ways) return null
  return (
    <Dialog
      open
      onOpenChange={open => open || end(false)}
      title="Confirm that it is you"
      description={
        ways.mail
          ? 'You signed in a while ago. A mail with a code is on its way to you.'
          : 'You signed in a while ago. This reaches far, so it takes your word once more.'
      }
    >
      {ways.password ? (
        <AskAgain name="password" ways={ways} onDone={() => end(true)} />
      ) : (
        <AskAgain name="code" ways={ways} onDone={() => end(true)} />
      )}
    </Dialog>
  )
}

/** Takes the password, or a code in its place. */
function AskAgain({
  name: first,
  ways,
  onDone,
}: {
  readonly name: 'password' | 'code'
  readonly ways: Ways
  readonly onDone: () => void
}) {
  const [name, setName] = useState(first)
  const { errors, problem, busy, form } = useForm({
    names: [name],
    check: given => ({
      [name]: checkFilled(
        given[name] ?? '',
        name === 'code' ? 'Enter the six digits.' : 'Enter your password.',
      ),
    }),
    send: async given => {
      await authRequest('POST', '/confirm', { body: { [name]: given[name] } })
      onDone()
    },
    place: error => (refused.has(codeOf(error)) ? { [name]: wordsOf(error) } : undefined),
  })
  return (
    <Form problem={problem} {...form}>
      {name === 'password' ? (
        <PasswordField
          key="password"
          label="Your password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
      ) : (
        <TextField
          key="code"
          label={ways.mail ? 'Code from the mail' : 'Code from your authenticator app'}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code}
        />
      )}
      <Buttons end>
        {ways.password && ways.code && (
          <Button onClick={() => setName(name === 'code' ? 'password' : 'code')}>
            {name === 'code' ? 'Use the password' : 'Use a code'}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          Confirm
        </Button>
      </Buttons>
    </Form>
  )
}

const refused: ReadonlySet<string | undefined> = new Set(['INVALID_PASSWORD', 'INVALID_CODE'])
