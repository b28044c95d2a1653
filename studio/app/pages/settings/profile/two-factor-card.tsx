import { Badge, Button, Card } from '@talkgraph/ui'
import { useState } from 'react'
import { useMe } from '../../../api/me.js'
import { RecoveryCodesDialog } from './recovery-codes-dialog.js'
import { TurnOffDialog } from './turn-off-dialog.js'
import { TurnOnDialog } from './turn-on-dialog.js'

/** The second step at sign-in: a code from an authenticator app. */
export function TwoFactorCard() {
  const { member } = useMe()
  const [open, setOpen] = useState<'on' | 'off' | 'codes'>()
  const dialog = { onClose: () => setOpen(undefined) }
  return (
    <>
      <Card
        title={
          <>
            Second step{' '}
            <Badge tone={member.twoFactor ? 'good' : 'neutral'}>
              {member.twoFactor ? 'On' : 'Off'}
            </Badge>
          </>
        }
        help="Besides your password, a code from an authenticator app is asked for. Whoever learns your password cannot sign in with it."
        actions={
          member.twoFactor ? (
            <>
              <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
              <Button onClick={() => setOpen('off')}>Turn off</Button>
            </>
          ) : (
            <Button onClick={() => setOpen('on')}>Turn on</Button>
          )
        }
      />
      {open === 'on' && <TurnOnDialog {...dialog} />}
      {open === 'off' && <TurnOffDialog {...dialog} />}
      {open === 'codes' && <RecoveryCodesDialog {...dialog} />}
    </>
  )
}
