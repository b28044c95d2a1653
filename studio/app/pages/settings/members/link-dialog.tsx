import { Button, CopyButton, Dialog, DialogClose, TextField } from '@talkgraph/ui'

/** The link of an invitation, shown this once, for who invites to hand over. */
export const LinkDialog = ({
  email,
  link,
  onClose,
}: {
  readonly email: string
  readonly link: string
  readonly onClose: () => void
}) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={`A link for ${email}`}
    description="It is good for seven days and once, and shown this once. Whoever opens it comes in as this address: give it to nobody else. A link of before is worth nothing any more."
    footer={<DialogClose render={<Button variant="primary">Done</Button>} />}
  >
    <TextField
      label="Link"
      value={link}
      readOnly
      onFocus={event => event.target.select()}
      after={<CopyButton text={link} label="Copy the link" size="medium" />}
    />
  </Dialog>
)
