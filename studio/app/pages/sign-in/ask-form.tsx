import { Button, TextArea } from '@talkgraph/ui'
import { Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { emailRefused } from './email-refused.js'
import type { Wanted } from './sign-up.js'
import { checkWho, signUp, WhoFields } from './who-signs-up.js'

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
    check: checkWho,
    send: async given => onSent(await signUp({ ...given, note: given.note.trim() }, wanted)),
    place: emailRefused,
  })
  return (
    <Form problem={problem} {...form}>
      <WhoFields errors={errors} fillsEmail="email" />
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
