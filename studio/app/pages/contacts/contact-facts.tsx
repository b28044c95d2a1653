import { Button, Card, TextArea, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.js'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { Proven } from './contact-table.js'
import styles from './contacts.module.css'
import { type ContactRecord, contactsKey } from './use-contacts.js'

/** Who somebody is, in a form: name, address, number, labels and fields. */
export function ContactFacts({ contact }: { readonly contact: ContactRecord }) {
  const client = useQueryClient()
  const { errors, problem, busy, form } = useForm({
    names: ['name', 'email', 'phone', 'labels', 'fields'],
    check: ({ fields }) =>
      fieldsIn(fields) ? {} : { fields: 'Write one field a line, as ‘company: Smith Ltd’.' },
    send: async ({ name, email, phone, labels, fields }) => {
      const next = fieldsIn(fields) ?? {}
      const gone = Object.keys(contact.fields).filter(field => !(field in next))
      await api.changeContact({
        contactId: contact.id,
        body: {
          ...(name !== contact.name && { name }),
          ...(email !== contact.email && { email }),
          ...(phone !== contact.phone && { phone }),
          labels: labelsIn(labels),
          fields: { ...next, ...Object.fromEntries(gone.map(field => [field, null])) },
        },
      })
      await client.invalidateQueries({ queryKey: contactsKey })
    },
  })
  const isProven = contact.verified.email || contact.verified.phone
  return (
    <Card title="Who it is">
      <Form problem={problem} {...form}>
        {isProven && (
          <p>
            {contact.verified.email && <Proven value={contact.email} isProven />}{' '}
            {contact.verified.phone && <Proven value={contact.phone} isProven />}
          </p>
        )}
        <TextField label="Name" name="name" maxLength={200} defaultValue={contact.name} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          maxLength={320}
          defaultValue={contact.email}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          maxLength={50}
          defaultValue={contact.phone}
        />
        <TextField
          label="Labels"
          name="labels"
          help="Parted by commas."
          maxLength={2000}
          defaultValue={contact.labels.join(', ')}
        />
        <TextArea
          label="Fields"
          name="fields"
          help="One a line, as ‘company: Smith Ltd’."
          rows={3}
          error={errors.fields}
          defaultValue={Object.entries(contact.fields)
            .map(([field, value]) => `${field}: ${value.replaceAll('\n', ' ')}`)
            .join('\n')}
        />
        <Buttons>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
        </Buttons>
      </Form>
      {contact.madeBy !== 'visitor' && (
        <p className={styles.quiet}>
          {contact.madeBy === 'owner' ? 'Entered by hand.' : 'Came with a table.'}
        </p>
      )}
    </Card>
  )
}

const labelsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(label => label.trim())
      .filter(label => label !== ''),
  ),
]

/** Undefined: a line is no field. */
function fieldsIn(text: string): Record<string, string> | undefined {
  const fields: Record<string, string> = {}
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    if (colon < 1 || name === '') return undefined
    fields[name] = value
  }
  return fields
}
