import { Button, Dialog, TextField, toast } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { generate } from 'lean-qr/nano'
import { useState } from 'react'
import { meKey } from '../../../api/me.js'
import { codeOf } from '../../../api/problem.js'
import { authRequest } from '../../../api/request.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { AskPassword } from './ask-password.js'
import { RecoveryCodes } from './recovery-codes.js'
import styles from './two-factor.module.css'

interface Enabled {
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

/** Turns the second step on: password, picture for the app, a first code, and the recovery codes to keep. */
export function TurnOnDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [enabled, setEnabled] = useState<Enabled>()
  const [isOn, setOn] = useState(false)
  const close = () => {
    onClose()
    if (isOn) void client.invalidateQueries({ queryKey: meKey })
  }
  const enable = async (password: string) =>
    setEnabled(await authRequest<Enabled>('POST', '/two-factor/enable', { body: { password } }))
  if (!enabled)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Turn the second step on"
        description="First, it is you who does this:"
      >
        <AskPassword label="Continue" send={enable} />
      </Dialog>
    )
  if (!isOn)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Add the studio to your app"
        description="Scan the picture with an authenticator app, or type the key in."
      >
        <FirstCode uri={enabled.totpURI} onDone={() => setOn(true)} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Keep your recovery codes"
      description="Each lets you in once if your phone is lost. They are shown only now."
      footer={
        <Button
          variant="primary"
          onClick={() => {
            close()
            toast({ text: 'The second step is on.', tone: 'good' })
          }}
        >
          I have kept them
        </Button>
      }
    >
      <RecoveryCodes codes={enabled.backupCodes} />
    </Dialog>
  )
}

function FirstCode({ uri, onDone }: { readonly uri: string; readonly onDone: () => void }) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const { errors, problem, busy, form } = useForm({
    names: ['code'],
    check: ({ code }) => ({ code: checkFilled(code, 'Enter the six digits that the app shows.') }),
    send: async ({ code }) => {
      await authRequest('POST', '/two-factor/verify-totp', {
        body: { code: code.replace(/\s/g, '') },
      })
      onDone()
    },
    place: error =>
      codeOf(error) === 'INVALID_CODE' || codeOf(error) === 'CODE_USED'
        ? { code: 'This code is not valid. Try the next one.' }
        : undefined,
  })
  return (
    <Form problem={problem} {...form}>
      <div className={styles.picture}>
        <QrCode text={uri} />
        <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={errors.code}
      />
      <Buttons end>
        <Button type="submit" variant="primary" busy={busy}>
          Turn on
        </Button>
      </Buttons>
    </Form>
  )
}

/** A text as a picture for a phone's camera: dark on light in both schemes, as cameras want it. */
function QrCode({ text }: { readonly text: string }) {
  const code = generate(text)
  const places = [...Array(code.size).keys()]
  const path = places
    .flatMap(y => places.map(x => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <title>Picture for your authenticator app</title>
      <path d={path} />
    </svg>
  )
}
