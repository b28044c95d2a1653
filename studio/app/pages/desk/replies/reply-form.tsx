import { Button, TextArea, TextField } from '@talkgraph/ui'
import type { DeskReply } from '#api/records.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useSaveReply } from './replies.js'

/** Writes a saved reply anew, or another way. */
export function ReplyForm({
  reply,
  onDone,
}: {
  readonly reply: DeskReply | undefined
  readonly onDone: () => void
}) {
  const save = useSaveReply()
  const { errors, problem, busy, form } = useForm({
    names: ['name', 'text'],
    check: ({ name, text }) => ({
      name: checkFilled(name, 'Give it a name by which agents find it.'),
      text: checkFilled(text, 'Write what agents say.'),
    }),
    send: async ({ name, text }) => {
      await save({ name: name.trim(), text: text.trim() }, reply?.name)
      onDone()
    },
  })
  return (
    <Form problem={problem} {...form}>
      <TextField
        label="Name"
        name="name"
        maxLength={100}
        autoComplete="off"
        autoFocus
        defaultValue={reply?.name}
        error={errors.name}
      />
      <TextArea
        label="Text"
        name="text"
        rows={5}
        maxLength={5000}
        dir="auto"
        defaultValue={reply?.text}
        error={errors.text}
      />
      <Buttons end>
        <Button onClick={onDone}>Back</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save the reply
        </Button>
      </Buttons>
    </Form>
  )
}
