import { Button, TextArea, TextField } from '@talkgraph/ui'
import { authRequest } from '../../api/request.js'
import { checkEmail, checkFilled } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { emailRefused } from './email-refused.js'
import type { Wanted } from './sign-up.js'

/** Who asks for an account, where those who run the server give them out. */
export function AskForm({
  wanted,
  onSent,
}: {
  readonly wanted: Wanted
  readonly onSent: (sent: { readonly email: string; readonly isSent: boolean }) => void
}) {
  const { errors, problem, busy, form } = useForm({
    names: ['name', 'email', 'note'],
    check: values => ({
      name: checkFilled(values.name, 'Enter your name.'),
      email: checkEmail(values.email),
    }),
    send: async ({ name, email, note }) => {
      const given = { name: name.trim(), email: email.trim(), note: note.trim() }
      const { isSent } = await authRequest<{ isSent: boolean }>('POST', '/sign-up', {
        body: { ...given, ...wanted },
      })
      onSent({ email: given.email, isSent })
    },
    place: emailRefused,
  })
  return (
    <Form problem={problem} {...form}>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={100}
        error={errors.name}
      />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      <TextArea
        label="What is it for?"
        name="note"
        optional
        maxLength={2000}
        rows={3}
        help="Those who run the server read it with your request."
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Send the request
      </Button>
    </Form>
  )
}
