import { Field } from '@talkgraph/ui'
import { type ReactNode, type RefObject, useState } from 'react'
import { type KeyboardPlace, TextControl } from '../text/text-control.js'
import type { Typed } from '../text/use-typed.js'
import styles from './rich.module.css'
import { RichEditor } from './rich-editor.js'
import { fitsRich } from './rich-extensions.js'

/** A text with formatting. What the editor cannot show, and whatever one likes, is written as HTML. */
export function RichWords({
  label,
  help,
  error,
  typed,
  standIn,
  keyboard,
}: {
  readonly label: string
  readonly help: ReactNode
  readonly error: string | undefined
  readonly typed: Typed
  readonly standIn: string | undefined
  /** Where the keyboard was in the text before the editor came. */
  readonly keyboard: RefObject<KeyboardPlace>
}) {
  const [isHtml, setHtml] = useState(false)
  const [checked, setChecked] = useState({ text: typed.text, fits: fitsRich(typed.text) })
  // What the editor itself has written fits; what comes from elsewhere is looked at.
  if (checked.text !== typed.text && (isHtml || !checked.fits || typed.other === undefined))
    setChecked({ text: typed.text, fits: isHtml || fitsRich(typed.text) })
  if (checked.fits && !isHtml)
    return (
      <RichEditor
        {...{ label, help, error, typed, standIn, keyboard }}
        onHtml={() => setHtml(true)}
      />
    )
  return (
    <div>
      <Field label={label} help={help} error={error}>
        {control => (
          <TextControl
            control={control}
            typed={typed}
            isLong
            isCode
            placeholder={standIn}
            takesNames
          />
        )}
      </Field>
      <p className={styles.note}>
        {fitsRich(typed.text) ? (
          <button type="button" className={styles.switch} onClick={() => setHtml(false)}>
            Show with formatting
          </button>
        ) : (
          'Shown as HTML, because it holds tags that can only be edited so.'
        )}
      </p>
    </div>
  )
}
