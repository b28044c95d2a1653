import { Button, Dialog, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { codeOf, wordsOf } from '../api/problem.js'
import { authRequest } from '../api/request.js'
import { checkFilled } from '../forms/checks.js'
import { Buttons, Form } from '../forms/form.js'
import { PasswordField } from '../forms/password-field.js'
import { useForm } from '../forms/use-form.js'
import type { Ways } from './confirm-dialog.js'

/** The dialog in which somebody confirms that it is them, fetched when that is asked for. */
export const ConfirmForm = ({
  ways,
  onEnd,
}: {
  readonly ways: Ways
  readonly onEnd: (isConfirmed: boolean) => void
}) => (
  <Dialog
    open
    onOpenChange={open => open || onEnd(false)}
    title="Confirm that it is you"
    description={
      ways.mail
        ? 'You signed in a while ago. A mail with a code is on its way to you.'
        : 'You signed in a while ago. This reaches far, so it takes your word once more.'
    }
  >
    <AskAgain ways={ways} onDone={() => onEnd(true)} />
  </Dialog>
)

/** Takes the password, or a code in its place. */
function AskAgain({ ways, onDone }: { readonly ways: Ways; readonly onDone: () => void }) {
  const [name, setName] = useState<'password' | 'code'>(ways.password ? 'password' : 'code')
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
