import { useRef, useState } from 'react'
import { markedField } from '../../kit/correction.js'
import { formatSize } from '../../kit/format-size.js'
import { Icon } from '../../kit/icons.js'
import { isTouch } from '../../kit/is-touch.js'
import { useGroupName } from '../../kit/use-group-name.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'
import { useUpload } from './use-upload.js'

/** A field to drop a file on, which also opens the file chooser. */
export function FilePrompt({ item, prompt: { maxBytes } }: PromptProps<'file'>) {
  const { locale, t } = useModel()
  const named = useGroupName(item)
  const [taken, setChosen] = useState<File | null>(null)
  const [name, size] = item.picked
  const chosen = name === undefined ? taken : { name, size: Number(size) }
  const [state, send] = useUpload(item, maxBytes)
  const field = useRef<HTMLInputElement>(null)
  const take = (file: File | null) => {
    setChosen(file)
    send(file)
  }
  const isUnderWay = state === 'under-way'
  return (
    <fieldset className="prompt options" part="prompt options" {...named}>
      <label className="card drop" part="card">
        <input
          ref={field}
          type="file"
          {...markedField(item)}
          className="unseen"
          disabled={!item.open}
          data-prompt-entry={item.open ? '' : undefined}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) take(file)
            // Otherwise choosing the same file again would not count as a change.
            currentTarget.value = ''
          }}
        />
        <Icon path="M12 15V4M7.5 8.5 12 4l4.5 4.5M5 15v4h14v-4" />
        <span>
          {(item.open || !chosen) && (
            <strong>{t(isTouch() ? 'Choose a file' : 'Choose a file or drop it here')} </strong>
          )}
          {chosen && (
            <span className="drop-name" dir="auto">
              {chosen.name}{' '}
            </span>
          )}
          <small dir="auto">
            {chosen
              ? formatSize(chosen.size, locale)
              : t('Up to {size}', { size: formatSize(maxBytes, locale) })}
          </small>
          {chosen && !item.open && <span className="unseen"> {t('(chosen)')}</span>}
          {isUnderWay && (
            <progress aria-label={t('Uploading {name}', { name: chosen?.name ?? '' })} />
          )}
          <output className="note">
            {state &&
              (isUnderWay
                ? t('Uploading {name}', { name: chosen?.name ?? '' })
                : t('The file could not be uploaded. Please try again.'))}
          </output>
        </span>
      </label>
      {chosen && state && (
        <button
          type="button"
          className="option"
          part="option"
          onClick={() => {
            take(isUnderWay ? null : taken)
            if (isUnderWay) field.current?.focus()
          }}
        >
          {isUnderWay ? t('Cancel') : t('Try again')}
        </button>
      )}
    </fieldset>
  )
}
