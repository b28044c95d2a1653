import { type DragEvent, useState } from 'react'
import { formatSize } from '../../contents/file/format-size.js'
import { Icon } from '../../widget/icons.js'
import { useModel } from '../../widget/model.js'
import type { PromptProps } from '../prompt-view.js'

/** A place to drop a file on, which is also the button to choose one by. Only its name and size are answered. */
export function FilePrompt({ item, prompt: { maxBytes } }: PromptProps<'file'>) {
  const { conversation, locale, t } = useModel()
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file || !item.open) return
    const { name, size } = file
    setChosen({ name, size })
    // Where the server takes uploads (decision 32), the file goes there first and its address joins the answer here.
    conversation.answer({ file: { name, size } })
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    // Otherwise the browser leaves the page for the file.
    event.preventDefault()
    setOver(over && item.open)
  }
  return (
    <div className="prompt options" part="prompt options">
      <label
        className="card drop"
        part="card"
        data-over={isOver ? '' : undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={event => {
          drag(false)(event)
          take(event.dataTransfer.files)
        }}
      >
        <input
          type="file"
          className="unseen"
          disabled={!item.open}
          data-prompt-entry={item.open ? '' : undefined}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // So that the same file, mended, counts as a change.
            currentTarget.value = ''
          }}
        />
        <Icon>
          <path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M5 15v4h14v-4" />
        </Icon>
        <span>
          {(item.open || !chosen) && <strong>{t('Choose a file or drop it here')} </strong>}
          {chosen && (
            <span className="drop-name" dir="auto">
              {chosen.name}{' '}
            </span>
          )}
          <small dir="auto">
            {chosen
              ? formatSize(chosen.size, locale)
              : t('up to {size}', { size: formatSize(maxBytes, locale) })}
          </small>
          {chosen && !item.open && <span className="unseen"> {t('(chosen)')}</span>}
        </span>
      </label>
    </div>
  )
}
