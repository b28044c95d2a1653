import { Button, Dialog, TextField } from '@talkgraph/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { keyOf } from '#keys/press.js'
import { languageName } from '#text/language-name.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { isLocale } from './files.js'

/** Adds a language by its tag. */
export function AddLanguage({
  taken,
  onAdd,
}: {
  readonly taken: readonly string[]
  readonly onAdd: (locale: string) => void
}) {
  const room = useDraftRoom()
  const [isOpen, setOpen] = useState(false)
  const [tag, setTag] = useState('')
  const [isSent, setSent] = useState(false)
  const fault = !isLocale(tag.trim())
    ? 'Write its tag, such as de, pt-BR or zh-Hant.'
    : taken.includes(tag.trim())
      ? 'The bot has this language already.'
      : undefined
  const add = () => {
    setSent(true)
    if (fault !== undefined) return
    const locale = tag.trim()
    room.change(
      [{ op: 'bot', path: ['translations', locale], value: {} }],
      `Added ${languageName(locale)}`,
    )
    onAdd(locale)
    setOpen(false)
    setSent(false)
    setTag('')
  }
  return (
    <Dialog
      title="Add a language"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={<Plus size={16} />}>Add a language</Button>}
      footer={
        <Button variant="primary" onClick={add}>
          Add it
        </Button>
      }
    >
      <TextField
        label="Language"
        help={
          fault === undefined ? languageName(tag.trim()) : 'Its tag, such as de, pt-BR or zh-Hant.'
        }
        error={isSent ? fault : undefined}
        value={tag}
        spellCheck={false}
        onChange={event => setTag(event.target.value)}
        onKeyDown={event => keyOf(event) === 'Enter' && add()}
      />
    </Dialog>
  )
}
