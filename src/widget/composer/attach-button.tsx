import { IconButton } from '../../kit/icon-button.js'
import { Icon } from '../../kit/icons.js'
import { useModel } from '../../model/widget-model.js'
import { openFileField } from './file-field.js'

/** Chooses the file that is asked for, by the question's own field; a nudge shows where while one is asked (decision 102). */
export function AttachButton({ isAsked }: { isAsked: boolean }) {
  const { t } = useModel()
  return (
    <>
      {isAsked && (
        <span className="nudge" part="nudge" aria-hidden="true">
          {t('Upload here')}
        </span>
      )}
      <IconButton
        part="attach"
        name={t('Attach a file')}
        disabled={!isAsked}
        onClick={event => openFileField(event.currentTarget)?.click()}
      >
        <Icon path="M20 11l-8 8a5 5 0 0 1-7-7l8-8a3 3 0 0 1 5 5l-8 8a1.5 1.5 0 0 1-2-2l7-7" />
      </IconButton>
    </>
  )
}
