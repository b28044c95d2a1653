import { Dialog, toast } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { meKey } from '../../../api/me.js'
import { authRequest } from '../../../api/request.js'
import { AskPassword } from './ask-password.js'

/** Turns the second step off. */
export function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const disable = async (password: string) => {
    await authRequest('POST', '/two-factor/disable', { body: { password } })
    await client.invalidateQueries({ queryKey: meKey })
    onClose()
    toast({ text: 'The second step is off.' })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Turn the second step off"
      description="From then on your password alone signs you in."
    >
      <AskPassword label="Turn off" danger send={disable} />
    </Dialog>
  )
}
