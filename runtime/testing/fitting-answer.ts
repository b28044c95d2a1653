import {
  type AnswerInput,
  kindOfPrompt,
  type Option,
  type Prompt,
  type PromptKind,
  type PromptOf,
} from '../node/prompt.js'
import { isBetween, minutesOf } from '../validate/time-of-day.js'

/** An answer such as the prompt wants; `chance`, a whole number from 0, says which of those that it would take. */
export function fittingAnswer(prompt: Prompt, chance: number): AnswerInput {
  return fitting(kindOfPrompt(prompt), prompt, chance)
}

function fitting<Kind extends PromptKind>(
  kind: Kind,
  prompt: PromptOf[Kind],
  chance: number,
): AnswerInput {
  return answers[kind](prompt, chance)
}

const pickOne = ({ options }: { readonly options: readonly Option[] }, chance: number) => ({
  pick: options[chance % options.length]?.id ?? '',
})

/** What each kind of prompt takes. */
const answers: {
  readonly [Kind in PromptKind]: (prompt: PromptOf[Kind], chance: number) => AnswerInput
} = {
  text: ({ input }) => typed[input],
  choices: pickOne,
  'image-choices': pickOne,
  checks: ({ options }, chance) => options.slice(chance % options.length).map(({ label }) => label),
  rating: ({ max }, chance) => 1 + (chance % max),
  scale: ({ from, to }, chance) => from + (chance % (to - from + 1)),
  range: ({ min }, chance) => min + (chance % 100),
  calendar: ({ date, slots, today }, chance): AnswerInput =>
    date ? { slot: slots[chance % slots.length] ?? '' } : { date: soon(today, chance % 60) },
  date: () => '2026-12-24',
  time: timeIn,
  cards: pickOne,
  file: (_, chance) => ({ file: { name: 'a.pdf', size: chance } }),
  location: (_, chance) => (chance % 2 ? 'Bern' : { latitude: 46.9, longitude: 7.4 }),
  plugin: () => typed.text,
}

function soon(today: string, days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first time that is taken, or a later one of its steps that is. */
function timeIn({ min, max, step }: PromptOf['time'], chance: number): string {
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
