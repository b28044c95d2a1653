import { Button, Card, Dialog } from '@talkgraph/ui'
import { useState } from 'react'
import { useMe } from '../../../api/me.js'
import { EmailForm } from './email-form.js'

/** The address that one signs in with, and the way to another one. */
export function EmailCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="E-mail address"
      help={`You sign in as ${useMe().member.email}.`}
      actions={
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          trigger={<Button>Change the address</Button>}
          title="Change your e-mail address"
          description="A link goes to the new address. Nothing changes before you open it."
        >
          <EmailForm />
        </Dialog>
      }
    />
  )
}
