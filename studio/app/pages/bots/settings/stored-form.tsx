import { Select, Switch, TextField, toast } from '@talkgraph/ui'
import { leadMails } from '@talkgraph/wire/bots'
import { useState } from 'react'
import type { StoredSettings } from '#api/records.js'
import { useUpdateBot } from '../api/mutations.js'
import { readStored, storedFaults, usualDays, writtenStored } from './read-stored.js'
import { SettingsForm } from './settings-form.js'

/** Whether a bot's conversations are stored, for how long, and who is told of their ends. */
export function StoredForm({
  id,
  set,
  file,
  onChanged,
}: {
  readonly id: string
  readonly set: StoredSettings
  /** The settings of the bot file that is live. */
  readonly file: unknown
  /** Told whether something is changed and not stored. */
  readonly onChanged: (isChanged: boolean) => void
}) {
  const given = readStored(set, file)
  const [typed, setTyped] = useState(given)
  const [isSent, setSent] = useState(false)
  const update = useUpdateBot(id)
  const faults = isSent ? storedFaults(typed) : {}
  const send = () => {
    setSent(true)
    if (Object.keys(storedFaults(typed)).length > 0) return
    const settings = writtenStored(typed, file)
    setTyped(readStored(settings, file))
    update.mutate(
      { settings },
      {
        onSuccess: () =>
          toast({
            text: typed.isOn
              ? 'Conversations are stored from now on'
              : 'No conversations are stored now',
            tone: 'good',
          }),
      },
    )
  }
  return (
    <SettingsForm
      title="Stored conversations"
      help="These hold at once, without another version; pages see them within a minute."
      label="Store settings"
      isChanged={JSON.stringify(typed) !== JSON.stringify(given)}
      busy={update.isPending}
      onChanged={onChanged}
      onSend={send}
    >
      <Switch
        label="Store conversations"
        help="What visitors say and answer is kept from their first answer on, and stands under Results. Tell your visitors. Switched off, what is stored stays until its days are over."
        checked={typed.isOn}
        onChange={event => setTyped({ ...typed, isOn: event.target.checked })}
      />
      <TextField
        label="Days to keep them"
        help={`Counted from what happened in a conversation last. Blank: ${usualDays(file)}.`}
        optional
        inputMode="numeric"
        value={typed.days}
        error={faults.days}
        onChange={event => setTyped({ ...typed, days: event.target.value })}
      />
      <Select
        label="Mail of leads"
        help="A lead is a conversation in which somebody left a name, an address or a number. After the twentieth of a day the others come in one mail."
        value={typed.leadMail}
        options={leadMails.map(value => ({ value, label: mailWords[value] }))}
        onChange={({ target }) =>
          setTyped({
            ...typed,
            leadMail: leadMails.find(each => each === target.value) ?? typed.leadMail,
          })
        }
      />
      {typed.leadMail !== 'never' && (
        <TextField
          label="Who gets these mails"
          help="Addresses, with commas between. Blank: the owners of the account."
          optional
          value={typed.leadMailTo}
          error={faults.leadMailTo}
          onChange={event => setTyped({ ...typed, leadMailTo: event.target.value })}
        />
      )}
      <TextField
        label="Webhook address"
        help="Your server is told there of each conversation that comes to its end, signed with the webhook secret."
        optional
        type="url"
        placeholder="https://"
        maxLength={2000}
        value={typed.webhookUrl}
        error={faults.webhookUrl}
        onChange={event => setTyped({ ...typed, webhookUrl: event.target.value })}
      />
    </SettingsForm>
  )
}

const mailWords = { each: 'One for each', daily: 'One a day', never: 'None' } as const
