import { TextArea, TextField, toast } from '@talkgraph/ui'
import { useState } from 'react'
import type { BotState } from '#api/records.js'
import { useUpdateBot } from '../api/mutations.js'
import { SettingsForm } from './settings-form.js'

/** What a bot is called, and what it is for. */
export function AboutForm({
  bot,
  onChanged,
}: {
  readonly bot: BotState
  /** Told whether something is changed and not stored. */
  readonly onChanged: (isChanged: boolean) => void
}) {
  const [title, setTitle] = useState(bot.title)
  const [description, setDescription] = useState(bot.description)
  const [error, setError] = useState<string>()
  const update = useUpdateBot(bot.id)
  // What is sent: a space more at the end is no change.
  const name = title.trim()
  const isChanged = name !== bot.title || description !== bot.description
  const send = () => {
    setError(name === '' ? 'Write what the bot is called.' : undefined)
    if (name !== '')
      update.mutate(
        { title: name, description },
        {
          onSuccess: () => {
            setTitle(typed => (typed.trim() === name ? name : typed))
            toast({ text: 'Name and purpose are stored', tone: 'good' })
          },
        },
      )
  }
  return (
    <SettingsForm
      title="Name and purpose"
      help="Visitors see the name where the looks have no title. It holds at once."
      label="Store"
      isChanged={isChanged}
      busy={update.isPending}
      onChanged={onChanged}
      onSend={send}
    >
      <TextField
        label="Name"
        value={title}
        maxLength={200}
        error={error}
        onChange={event => setTitle(event.target.value)}
      />
      <TextArea
        label="What it is for"
        optional
        rows={2}
        maxLength={2000}
        value={description}
        onChange={event => setDescription(event.target.value)}
      />
    </SettingsForm>
  )
}
