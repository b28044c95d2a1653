import type { AnswerInput, Prompt } from '../node/prompt.js'
import { isBetween, minutesOf } from '../validate/time-of-day.js'

/** An answer such as the prompt wants; `chance`, a whole number from 0, says which of those that it would take. */
export function fittingAnswer(prompt: Prompt, chance: number): AnswerInput {
  switch (prompt.kind) {
    case 'text':
      return typed[prompt.input]
    case 'choices':
    case 'image-choices':
    case 'cards':
      return { pick: prompt.options[chance % prompt.options.length]?.id ?? '' }
    case 'time':
      return timeIn(prompt, chance)
    case 'checks':
      return prompt.options.slice(chance % prompt.options.length).map(({ label }) => label)
    case 'rating':
      return 1 + (chance % prompt.max)
    case 'scale':
      return prompt.from + (chance % (prompt.to - prompt.from + 1))
    case 'range':
      return prompt.min + (chance % 100)
    case 'calendar':
      return prompt.date
        ? { slot: prompt.slots[chance % prompt.slots.length] ?? '' }
        : { date: soon(prompt.today, chance % 60) }
    case 'date':
      return '2026-12-24'
    case 'file':
      return { file: { name: 'a.pdf', size: chance } }
    case 'location':
      return chance % 2 ? 'Bern' : { latitude: 46.9, longitude: 7.4 }
  }
}

function soon(today: string, days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first time that is taken, or a later one of its steps that is. */
function timeIn({ min, max, step }: Extract<Prompt, { kind: 'time' }>, chance: number): string {
  const at = (count: number) => {
    const minutes = (minutesOf(min || '00:00') + count * step) % 1440
    return new Date(minutes * 60_000).toISOString().slice(11, 16)
  }
  const time = at(chance % 24)
  return isBetween(time, min, max) ? time : at(0)
}

const typed = {
  text: 'Two loaves',
  name: 'Ann',
  email: 'ann@example.org',
  number: '7',
  url: 'https://example.org',
  tel: '0791234567',
}
