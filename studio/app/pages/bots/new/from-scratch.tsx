import { Button, classes, TextField } from '@talkgraph/ui'
import { presets } from 'talkgraph/themes'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useImport } from '../api/mutations.js'
import styles from './from-file.module.css'

/** Makes a bot of a name: one step that welcomes visitors, in looks of one family. */
export function FromScratch({ onMade }: { readonly onMade: (id: string) => void }) {
  const make = useImport()
  const { errors, problem, busy, form } = useForm({
    names: ['name'],
    check: ({ name }) => ({ name: checkFilled(name, 'Enter a name for the bot.') }),
    send: async ({ name }) => onMade(await make.mutateAsync(blankBot(name.trim()))),
  })
  return (
    <div className={classes(styles.area, styles.narrow)}>
      <Form problem={problem} {...form}>
        <TextField
          label="Name"
          name="name"
          maxLength={200}
          autoComplete="off"
          error={errors.name}
          help="What visitors read above the chat, such as the name of your business. You can change it later."
        />
        <Buttons>
          <Button type="submit" variant="primary" busy={busy}>
            Start from scratch
          </Button>
        </Buttons>
      </Form>
    </div>
  )
}

const blankBot = (name: string) => ({
  name,
  customizations: presets.ocean.customizations,
  elements: [
    {
      nodes: [
        {
          id: 'welcome',
          type: 'welcome',
          position: { x: 0, y: 0 },
          data: { text: 'Hello! How can I help you?' },
        },
      ],
      edges: [],
    },
  ],
})
