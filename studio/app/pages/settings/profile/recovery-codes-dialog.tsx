import { Button, Dialog } from '@talkgraph/ui'
import { useState } from 'react'
import { authRequest } from '../../../api/request.js'
import { AskPassword } from './ask-password.js'
import { RecoveryCodes } from './recovery-codes.js'

/** Makes new recovery codes in place of those there are. */
export function RecoveryCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const make = async (password: string) => {
    const { backupCodes } = await authRequest<{ backupCodes: readonly string[] }>(
      'POST',
      '/two-factor/generate-backup-codes',
      { body: { password } },
    )
    setCodes(backupCodes)
  }
  return codes ? (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keep your recovery codes"
      description="Each lets you in once if your phone is lost. They are shown only now."
      footer={
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  ) : (
    <Dialog
      open
      onOpenChange={onClose}
      title="New recovery codes"
      description="The codes that you have now stop working."
    >
      <AskPassword label="Make new codes" send={make} />
    </Dialog>
  )
}
