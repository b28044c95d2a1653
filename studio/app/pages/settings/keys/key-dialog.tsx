import { Button, CodeBlock, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { keysKey } from './api-keys.js'

/** Makes a key, and shows it this once. */
export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>()
  const { errors, problem, busy, form } = useForm({
    names: ['name'],
    check: ({ name }) => ({ name: checkFilled(name, 'Say what the key is for.') }),
    send: async ({ name }) => {
      const { key, ...about } = await api.createKey({ body: { name: name.trim() } })
      if (key !== null) setMade({ ...about, key })
      await client.invalidateQueries({ queryKey: keysKey })
    },
  })
  if (made)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="medium"
        title={`The key ${made.name}`}
        description="Copy it now. It is shown only this once, and nobody can look it up."
        footer={
          <Button variant="primary" onClick={onClose}>
            I have kept it
          </Button>
        }
      >
        <CodeBlock code={made.key} label={`The key ${made.name}`} title="Key" />
      </Dialog>
    )
  return (
    <Dialog open onOpenChange={onClose} title="Make a key">
      <Form problem={problem} {...form}>
        <TextField
          label="What it is for"
          name="name"
          maxLength={100}
          autoComplete="off"
          help="A name by which you know it again, such as the program that has it."
          error={errors.name}
        />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Make the key
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
