import { classes } from '@talkgraph/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'

/** Words in the drawing itself: they are kept when the field is left, and Escape brings back what was there. */
export function WrittenOnLeave({
  label,
  value,
  className,
  isLong = false,
  isFixed = false,
  onWrite,
}: {
  readonly label: string
  readonly value: string
  readonly className: string | undefined
  readonly isLong?: boolean
  readonly isFixed?: boolean
  readonly onWrite: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const field = {
    'aria-label': label,
    className: classes(className, 'nodrag nopan nowheel'),
    value: typed,
    dir: 'auto',
    readOnly: isFixed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: () => afterPress(() => typed !== value && onWrite(typed)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      event.stopPropagation()
      if (keyOf(event) === 'Escape') setTyped(value)
      else if (keyOf(event) === 'Enter' && !isLong) event.currentTarget.blur()
    },
  }
  return isLong ? <textarea {...field} /> : <input {...field} />
}
