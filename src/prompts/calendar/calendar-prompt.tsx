import { useState } from 'react'
import { formatDate } from '../../kit/format-date.js'
import { Icon } from '../../kit/icons.js'
import { OptionButtons } from '../../kit/option-buttons.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'
import { addMonths, firstDate, isOff } from './days.js'
import { MonthGrid } from './month-grid.js'
import { zoneName } from './zone-name.js'

/** A month to pick a date from, and below it the times of that date. Locked afterwards, with both named. */
export function CalendarPrompt({ item, prompt }: PromptProps<'calendar'>) {
  const { conversation, locale, t } = useModel()
  const chosen = item.picked[0] ?? prompt.date
  const [wanted, setWanted] = useState(() => chosen ?? firstDate(prompt))
  const at = item.open ? wanted : (chosen ?? wanted)
  const month = formatDate(at, locale, { month: 'long', year: 'numeric' })
  const canGo = (date: string) =>
    item.open && (prompt.showPastDates || date.slice(0, 7) >= prompt.today.slice(0, 7))
  const go = (date: string) => {
    const goes = canGo(date)
    if (goes) setWanted(date)
    return goes
  }
  const pick = (date: string) => {
    if (!item.open) return
    setWanted(date)
    if (!isOff(date, prompt)) conversation.answer({ date })
  }
  const turn = (months: number, name: string) => (
    <button
      type="button"
      className="icon-button"
      part="month-button"
      aria-label={name}
      aria-disabled={canGo(addMonths(at, months)) ? undefined : true}
      onClick={() => go(addMonths(at, months))}
    >
      <Icon path={months < 0 ? 'M14.5 6l-6 6 6 6' : 'M9.5 6l6 6-6 6'} />
    </button>
  )
  return (
    <fieldset className="prompt options" part="prompt options" aria-label={t('Calendar')}>
      <div className="card calendar" part="card">
        {turn(-1, t('Previous month'))}
        <strong lang={locale} aria-live="polite">
          {month}
        </strong>
        {turn(1, t('Next month'))}
        <MonthGrid
          prompt={prompt}
          locale={locale}
          name={month}
          at={at}
          chosen={chosen}
          isOpen={item.open}
          onMove={go}
          onPick={pick}
        />
        <p className="note" aria-live="polite">
          {chosen && formatDate(chosen, locale)}
        </p>
        {prompt.slots.length > 0 && (
          <OptionButtons
            item={item}
            options={prompt.slots.map(slot => ({ id: slot, label: slot }))}
            name={t('Available times')}
            look="slots"
            onPick={({ id }) => conversation.answer({ slot: id })}
          />
        )}
        {prompt.timeZone && (
          <p className="note">{t('Time zone: {zone}', { zone: zoneName(prompt.timeZone, locale) })}</p>
        )}
      </div>
    </fieldset>
  )
}
