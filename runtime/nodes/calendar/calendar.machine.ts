import type { InferOutput } from 'valibot'
import { assign, emit, setup } from 'xstate'
import { botTextWriter } from '../../node/bot-texts.js'
import type { NodeEmitted, NodeProblem } from '../../node/contract.js'
import type { CalendarPrompt } from '../../node/prompt.js'
import { questionStates } from '../../patterns/question-states.js'
import { collectProblems, first } from '../../patterns/reporting.js'
import { sayText } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import { zoneOf } from '../../patterns/zone.js'
import { dateInWords, slotInWords } from '../../session/date-in-words.js'
import { zoneName } from '../../session/zone-name.js'
import { toDay, weekdayOf } from '../../validate/calendar-date.js'
import { slotsOf } from '../../validate/opening-hours.js'
import { wallClock } from '../../validate/time-zone.js'
import { type Booking, book, type Calendar, slotsOn } from './booking.js'
import type { calendarSchema } from './index.js'

interface Context extends WithInput<InferOutput<typeof calendarSchema>> {
  /** Where "today" is. */
  readonly zone: string
  /** Those that have not been reported yet. */
  readonly problems: readonly NodeProblem[]
  readonly booking: Booking
}

/**
 * Asks for a date and, with time selection, for one of its slots; another date takes the place of an earlier one. Locks
 * after the last choice and leaves 400 ms later (decisions 104 and 109).
 */
export const calendarMachine = () =>
  setup({
    types: {} as NodeTypes<Context> & { input: Context['input'] },
    actions: {
      reportProblem: emit(({ context }) => first(context.problems)),
      dropProblem: assign({ problems: ({ context }) => context.problems.slice(1) }),
      startTyping: emit({ type: 'node.typing' }),
      say: emit(({ context }) => ({ type: 'node.say', content: first(textOf(context)) })),
      correct: emit(({ context }) => ({
        type: 'node.say',
        content: first(correctionOf(context)),
        isCorrection: true,
      })),
      ask: emit(({ context }) => ({
        type: 'node.ask',
        prompt: calendarPrompt(calendarOf(context), context.booking),
      })),
      judge: assign({
        booking: ({ context, event }) => book(event.value, context.booking, calendarOf(context)),
      }),
      reply: emit(({ context }) => replyOf(context)),
    },
    delays: {
      typingDelay: ({ context }) => context.input.env.typingDelay,
      afterBooking: 400,
    },
    guards: {
      hasPrompt: ({ context }) => textOf(context).length > 0,
      hasProblem: ({ context }) => context.problems.length > 0,
      isAccepted: ({ context }) => context.booking.booked !== undefined,
      isExplained: ({ context }) => correctionOf(context).length > 0,
    },
  }).createMachine({
    context({ input }) {
      const { problems, report } = collectProblems()
      const zone = zoneOf(input.data.timeZone, input.env, report)
      return { input, zone, problems, booking: { day: null } }
    },
    initial: 'choosing',
    states: {
      choosing: {
        always: [
          { guard: 'hasProblem', actions: ['reportProblem', 'dropProblem'] },
          { guard: 'hasPrompt', target: 'typing' },
          { target: 'asking' },
        ],
      },
      typing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'asking', actions: 'say' } },
      },
      ...questionStates,
      locked: { entry: 'reply', after: { afterBooking: 'left' } },
      left: { type: 'final' },
    },
    output: { handle: null },
  })

const textOf = ({ input }: Context) => sayText(input.data.calendarPrompt, input.variables)

const correctionOf = ({ booking, input }: Context) =>
  sayText(booking.correction ?? '', input.variables)

/** A time names its zone where the visitor's is another: whoever reads it later cannot know. */
function replyOf({
  booking: { booked },
  input,
  zone,
}: Context): Extract<NodeEmitted, { type: 'node.reply' }> {
  if (!booked) throw new Error('Nothing is booked.')
  const { date, slot } = booked
  const { locale, timeZone: visitorZone } = input.env
  const day = dateInWords(toDay(date) ?? 0, locale)
  const timeZone = slot !== null && visitorZone ? zoneElsewhere(zone, visitorZone) : null
  const named = (name: string) => (timeZone ? ` (${name})` : '')
  const value = slot === null ? date : `${date} ${slot}${named(zone)}`
  const variable = input.data.answerVariable.trim()
  return {
    type: 'node.reply',
    message: value,
    shown:
      slot === null ? day : `${day}, ${slotInWords(slot, locale)}${named(zoneName(zone, locale))}`,
    answer: {
      value,
      detail: { date, timeSlotSelected: slot, ...(timeZone && { timeZone }) },
      ...(variable && { variable }),
    },
    picked: slot === null ? [date] : [date, slot],
  }
}

function calendarOf({ input: { data, env }, zone }: Context): Calendar {
  const { date: today = '', minutes = 0 } = wallClock(env.clock.now(), zone) ?? {}
  return {
    data,
    zone,
    today,
    minutes,
    visitorZone: env.timeZone,
    locale: env.textsLocale ?? env.locale,
    t: botTextWriter(env),
    env,
  }
}

/**
 * The prompt of a calendar. It names the bot's zone only where the visitor's is another (decision 24). Where a time is asked
 * for, days without a slot are among the excluded ones (decision 72).
 */
function calendarPrompt(calendar: Calendar, { day }: Booking): CalendarPrompt {
  const { data, today, zone, visitorZone } = calendar
  const { showPastDates, excludeDays, excludeDates } = data
  const without = data.showTimeSelection ? withoutSlots(calendar) : { days: [], dates: [] }
  return {
    kind: 'calendar',
    today,
    showPastDates,
    excludeDays: [...excludeDays, ...without.days],
    excludeDates: [...excludeDates, ...without.dates],
    timeZone: zoneElsewhere(zone, visitorZone),
    date: day?.date ?? null,
    slots: day?.slots ?? [],
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The days of the week that never have a slot, and today if all of its slots have begun. */
function withoutSlots(calendar: Calendar): { days: readonly string[]; dates: readonly string[] } {
  const { data, today } = calendar
  const isOver = slotsOn(today, weekdayOf(toDay(today) ?? 0), calendar).length === 0
  return {
    days: weekdays.filter((_, weekday) => slotsOf(data.weeklyHours, weekday).length === 0),
    dates: isOver ? [today] : [],
  }
}

/** The bot's zone, where the visitor's is another; else null (decision 24). */
function zoneElsewhere(zone: string, visitorZone: string): string | null {
  return canonical(zone) === canonical(visitorZone) ? null : zone
}

/** The one name that stands for a zone with several. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}
