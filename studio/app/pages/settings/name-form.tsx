import { Button, TextField, type TextFieldProps, toast } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { meKey } from '../../api/me.js'
import { checkFilled } from '../../forms/checks.js'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'

/** What a person or an account is called, and the button that saves it; `children` are fields below. */
export function NameForm({
  missing,
  saved,
  save,
  children,
  ...field
}: Pick<TextFieldProps, 'help' | 'autoComplete' | 'defaultValue'> & {
  /** What is said where no name was typed. */
  readonly missing: string
  /** What is said once it is saved. */
  readonly saved: string
  readonly save: (name: string) => Promise<unknown>
  readonly children?: ReactNode
}) {
  const client = useQueryClient()
  const { errors, problem, busy, form } = useForm({
    names: ['name'],
    check: ({ name }) => ({ name: checkFilled(name, missing) }),
    send: async ({ name }) => {
      await save(name.trim())
      await client.invalidateQueries({ queryKey: meKey })
      toast({ text: saved, tone: 'good' })
    },
  })
  return (
    <Form problem={problem} {...form}>
      <TextField label="Name" name="name" maxLength={100} error={errors.name} {...field} />
      {children}
      <Buttons>
        <Button type="submit" busy={busy}>
          Save the name
        </Button>
      </Buttons>
    </Form>
  )
}
