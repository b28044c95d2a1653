import { Button, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.js'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { contactsKey } from './use-contacts.js'

/** Enters somebody by hand. */
export function NewContact({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { errors, problem, busy, form } = useForm({
    names: ['name', 'email', 'phone'],
    check: ({ name, email, phone }) =>
      `${name}${email}${phone}`.trim() === ''
        ? { name: 'Give a name, an address or a number.' }
        : {},
    send: async body => {
      const { contact } = await api.addContact({ body })
      await client.invalidateQueries({ queryKey: contactsKey })
      void navigate(`/contacts/${contact.id}`)
    },
  })
  return (
    <Dialog open onOpenChange={onClose} title="New contact">
      <Form problem={problem} {...form}>
        <TextField label="Name" name="name" maxLength={200} error={errors.name} />
        <TextField label="E-mail" name="email" type="email" maxLength={320} error={errors.email} />
        <TextField label="Phone" name="phone" type="tel" maxLength={50} error={errors.phone} />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Add
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
