import type { CalendarPrompt, Option, Prompt } from '../../../runtime/index.js'
import { toWeekday } from '../../../runtime/validate/opening-hours.js'
import { promptOptions } from '../said/prompt-options.js'
import type { SpokenWords } from '../words/words-in.js'
import { freeDays } from './options-of.js'

/** What stands in for a prompt that a channel cannot draw: its options by number, and how to answer. */
export function inWords(prompt: Prompt, { hints, locale }: SpokenWords): string {
  switch (prompt.kind) {
    case 'text': {
      const { input, maxBytes } = prompt
      const asked = hints.inputs[input]
      return maxBytes === undefined ? asked : lines(asked, hints.orFile(sizeOf(maxBytes, locale)))
    }
    case 'choices':
    case 'cards':
      return lines(numbered(prompt.options), hints.number)
    case 'image-choices':
      return lines(
        numbered(prompt.options.map(({ id, label, src }) => ({ id, label: label.trim() || src }))),
        hints.number,
      )
    case 'checks':
      return lines(numbered(prompt.options), hints.numbers)
    case 'rating':
      return hints.between('1', String(prompt.max))
    case 'scale':
      return hints.between(end(prompt.from, prompt.fromLabel), end(prompt.to, prompt.toLabel))
    case 'range':
      return hints.between(String(prompt.min), String(prompt.max))
    case 'calendar':
      return prompt.slots.length > 0
        ? lines(numbered(promptOptions(prompt)), hints.number)
        : lines(hints.date(freeDays(prompt, 1)[0] ?? prompt.today), daysOff(prompt, hints.days, locale))
    case 'date':
      return hints.date('2001-12-31')
    case 'time':
      return prompt.min === '' && prompt.max === ''
        ? hints.time('17:30')
        : hints.times(prompt.min || '00:00', prompt.max || '23:59')
    case 'file':
      return hints.file(sizeOf(prompt.maxBytes, locale))
    case 'location':
      return hints.location
  }
}

/** Whether options of this prompt have numbers by which they are named in words. */
export function isNumbered(prompt: Prompt): boolean {
  return ['choices', 'image-choices', 'cards', 'checks', 'calendar'].includes(prompt.kind)
}

const lines = (...all: readonly string[]) => all.filter(line => line !== '').join('\n')

const numbered = (options: readonly Option[]) =>
  options.map(({ label }, index) => `${index + 1}. ${label}`).join('\n')

const end = (step: number, label: string) =>
  label.trim() === '' ? String(step) : `${step} (${label.trim()})`

function sizeOf(bytes: number, locale: string): string {
  const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, unit).format(bytes / 1_000_000)
}

/** The weekdays on which there is nothing, as people read them. */
function daysOff(
  { excludeDays }: CalendarPrompt,
  inSentence: (names: string) => string,
  locale: string,
): string {
  const off = [...new Set(excludeDays.map(toWeekday))].filter(day => day >= 0).sort()
  if (off.length === 0) return ''
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const names = off.map(day => name.format(Date.UTC(1970, 0, 4 + day)))
  return inSentence(new Intl.ListFormat(locale).format(names))
}
