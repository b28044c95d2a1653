import type { WriteBotText } from '../node/bot-texts.js'
import { dateInWords } from '../session/date-in-words.js'
import { fillText } from '../session/placeholders.js'
import { toDay } from '../validate/calendar-date.js'

/** Asks which of two days was meant (decision 150). */
export function whichDay(
  [one = '', other = '']: readonly string[],
  t: WriteBotText,
  locale: string,
): string {
  return filled(t('Did you mean {one} or {other}?'), {
    one: dateInWords(toDay(one) ?? 0, locale),
    other: dateInWords(toDay(other) ?? 0, locale),
  })
}

/** A correction with an example of what would be right, in front of its full stop. */
export const withExample = (correction: string, example: string, t: WriteBotText) =>
  correction.replace(
    /[.。।]?$/,
    end => ` (${filled(t('for example {example}'), { example })})${end}`,
  )

/** A text of the bot's with its values. */
export const filled = (text: string, values: Readonly<Record<string, string>>) =>
  fillText(text, { get: name => (Object.hasOwn(values, name) ? values[name] : undefined) })
