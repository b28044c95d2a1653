import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { CalendarPrompt } from '../../../runtime/index.js'
import { weeksOf } from '../../../runtime/validate/calendar-date.js'
import { formatDate } from '../../kit/format-date.js'
import { useModel } from '../../model/widget-model.js'
import { dateByKey, isOff } from './days.js'

// January 2023 begins on a Sunday.
const [week] = weeksOf(2023, 1)

interface MonthGridProps {
  readonly prompt: CalendarPrompt
  readonly locale: string
  readonly name: string
  /** The date that has the tab stop; its month is the one that is drawn. */
  readonly at: string
  readonly chosen: string | null
  readonly isOpen: boolean
  /** False where there is no way to go there. */
  readonly onMove: (date: string) => boolean
  readonly onPick: (date: string) => void
}

/** A month from Sunday to Saturday: one tab stop, and keys that walk over its days and on to other months. */
export function MonthGrid({
  prompt,
  locale,
  name,
  at,
  chosen,
  isOpen,
  onMove,
  onPick,
}: MonthGridProps) {
  const { t } = useModel()
  const grid = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the date that keys have led to
  useLayoutEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    walked.current = false
  }, [at])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = dateByKey(event.key, at, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (to === undefined) return
    event.preventDefault()
    walked.current = to !== at && onMove(to)
  }
  const button = (date: string) => {
    const isChosen = date === chosen
    return (
      <button
        type="button"
        className="day"
        part="day"
        tabIndex={date === at ? 0 : -1}
        aria-label={formatDate(date, locale) + (isChosen ? ` ${t('(chosen)')}` : '')}
        aria-disabled={!isOpen || isOff(date, prompt) ? true : undefined}
        aria-current={date === prompt.today ? 'date' : undefined}
        data-off={isOff(date, prompt) ? '' : undefined}
        data-prompt-entry={isOpen && date === at ? '' : undefined}
        onClick={() => onPick(date)}
      >
        {Number(date.slice(8)).toLocaleString(locale)}
      </button>
    )
  }
  const [year, month] = at.split('-').map(Number)
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that keys walk is a grid
      role="grid"
      className="month"
      part="month"
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {week?.map((date = '') => (
            <th key={date} scope="col" aria-label={formatDate(date, locale, { weekday: 'long' })}>
              {shortName(date, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year ?? 0, month ?? 0).map((days, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons stay in their places, so that the focus is never lost
          <tr key={row}>
            {days.map((date, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
              <td key={column} aria-selected={date ? date === chosen : undefined}>
                {date && button(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `Su` to `Sa` as decision 109 has it; elsewhere the letter that is usual there. */
function shortName(date: string, locale: string): string {
  return locale.startsWith('en')
    ? formatDate(date, locale, { weekday: 'short' }).slice(0, 2)
    : formatDate(date, locale, { weekday: 'narrow' })
}
