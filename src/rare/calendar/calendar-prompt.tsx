import { useLayoutEffect, useRef, useState } from 'react'
import type { Option } from '../../../runtime/index.js'
import { slotInWords } from '../../../runtime/session/date-in-words.js'
import { zoneName } from '../../../runtime/session/zone-name.js'
import { formatDate } from '../../kit/format-date.js'
import { Icon } from '../../kit/icons.js'
import { OptionButtons } from '../../kit/option-buttons.js'
import { useGroupName } from '../../kit/use-group-name.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'
import { dressCalendar } from './calendar.css.js'
import { addMonths, firstDate, isOff } from './days.js'
import { MonthGrid } from './month-grid.js'
import { ownTimes } from './own-times.js'

/** A month to pick a date from, and below it the times of that date. Locked afterwards, with both named. */
export function CalendarPrompt({ item, prompt }: PromptProps<'calendar'>) {
  const { conversation, locale, t } = useModel()
  const group = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => dressCalendar(group.current), [])
  const named = useGroupName(item, t('Calendar'))
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
  const { date, timeZone } = prompt
  const face = ({ id, label }: Option) => {
    const shop = timeZone ?? ''
    const time = ownTimes(id, date ?? '', shop, locale)
    if (time === label) return <span>{label}</span>
    const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
    const inZone = (words: string, zone: string) =>
      `${words} (${zoneName(zone, locale, 'shortGeneric')})`
    return (
      <span>
        {t('Your time: {time}', { time: inZone(time, here) })}
        <br />
        <small>{inZone(label, shop)}</small>
      </span>
    )
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
    <fieldset ref={group} className="prompt options" part="prompt options" {...named}>
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
            options={prompt.slots.map(slot => ({ id: slot, label: slotInWords(slot, locale) }))}
            name={t('Available times')}
            isInner
            look="slots"
            face={timeZone && date ? face : undefined}
            onPick={({ id }) => conversation.answer({ slot: id })}
          />
        )}
        {timeZone && (
          <p className="note">{t('Time zone: {zone}', { zone: zoneName(timeZone, locale) })}</p>
        )}
      </div>
    </fieldset>
  )
}
