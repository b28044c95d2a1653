import type { InferOutput } from 'valibot'
import { assign, emit, fromPromise, setup } from 'xstate'
import { isRecord } from '../../bot/fields.js'
import { type BotText, botTextWriter } from '../../node/bot-texts.js'
import type { NodeEmitted, NodeProblem } from '../../node/contract.js'
import type { CallOutcome } from '../../node/env.js'
import type { BookingRequest } from '../../node/step-tools.js'
import { callFailure } from '../../patterns/call-failure.js'
import { questionStates } from '../../patterns/question-states.js'
import { fieldsOf } from '../../patterns/reading.js'
import { collectProblems, first } from '../../patterns/reporting.js'
import { sayText } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import { zoneOf } from '../../patterns/zone.js'
import { dateInWords, slotInWords } from '../../session/date-in-words.js'
import { fillText } from '../../session/placeholders.js'
import type { Value } from '../../session/values.js'
import { zoneName } from '../../session/zone-name.js'
import { toDay } from '../../validate/calendar-date.js'
import { wallClock } from '../../validate/time-zone.js'
import { type Booking, book, type Calendar } from './booking.js'
import { bookingPlanOf, notBooked } from './booking-rules.js'
import { calendarPrompt, zoneElsewhere } from './calendar-prompt.js'
import type { calendarSchema } from './index.js'
import { type OfferedTimes, readTimes, timesByHours } from './offered-times.js'

interface Context extends WithInput<InferOutput<typeof calendarSchema>> {
  /** Where "today" is. */
  readonly zone: string
  /** Those that have not been reported yet. */
  readonly problems: readonly NodeProblem[]
  readonly booking: Booking
  /** Absent: nothing is booked, what was picked is recorded. */
  readonly plan: BookingRequest | undefined
  readonly offered?: OfferedTimes | undefined
  /** How the last call for a time has ended. */
  readonly outcome?: CallOutcome | undefined
  readonly bookingId?: string | undefined
  readonly exit: string | null
}

/**
 * Asks for a date and, with time selection, for one of its slots; another date takes the place of an earlier one. Locks
 * after the last choice and leaves 400 ms later (decisions 104 and 109).
 */
export const calendarMachine = () =>
  setup({
    types: {} as NodeTypes<Context> & { input: Context['input'] },
    actors: {
      call: fromPromise<CallOutcome, { readonly context: Context; readonly ask: Ask }>(
        ({ input: { context, ask }, signal }) => {
          const { nodeId, variables, env } = context.input
          const input = askOf(context, ask)
          const call = { step: 'booking', nodeId, values: variables.values(), input }
          // What is free and what is held changes by itself.
          return env.call(ask === 'book' ? call : { ...call, isFresh: true }, signal)
        },
      ),
    },
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
      offer: assign(({ context }) => ({
        offered:
          context.plan &&
          (readTimes(context.outcome, context.plan) ??
            timesByHours(context.plan, context.input.env.clock.now())),
      })),
      dropTime: assign(({ context }) => ({
        booking: {
          day: null,
          correction: botTextWriter(context.input.env)(
            'Sorry, this time has just been taken. Please choose another one.',
          ),
        },
      })),
      keepBooking: assign(({ context }) => ({ bookingId: textIn(context.outcome, 'bookingId') })),
      reportCall: emit(({ context }) => callFailure('A time could not be booked', context.outcome)),
      sayNothingFree: emit(({ context }) =>
        saying(context, 'Sorry, there are no free times at the moment.'),
      ),
      sayNotBooked: emit(({ context }) =>
        saying(context, 'This time could not be booked. We will get back to you.'),
      ),
    },
    delays: {
      typingDelay: ({ context }) => context.input.env.typingDelay,
      afterBooking: 400,
    },
    guards: {
      hasPrompt: ({ context }) => textOf(context).length > 0,
      hasProblem: ({ context }) => context.problems.length > 0,
      books: ({ context }) => context.plan !== undefined,
      isAccepted: ({ context }) => context.booking.booked !== undefined,
      isToBook: ({ context }) => context.booking.booked !== undefined && context.plan !== undefined,
      nothingIsFree: ({ context }) => context.offered?.size === 0,
      isTaken: ({ context }) => fieldsOf(bodyOf(context.outcome)).taken === true,
      isHeld: ({ context }) => textIn(context.outcome, 'holdId') !== undefined,
      isGiven: ({ context }) => textIn(context.outcome, 'bookingId') !== undefined,
      hasNoServer: ({ context: { outcome } }) =>
        outcome?.ok === false && outcome.code === 'NO_SERVER',
      isExplained: ({ context }) => correctionOf(context).length > 0,
    },
  }).createMachine({
    context({ input }) {
      const { problems, report } = collectProblems()
      const plan = bookingPlanOf(input.data)
      const zone = plan?.zone ?? zoneOf(input.data.timeZone, input.env, report)
      return { input, zone, problems, booking: { day: null }, plan, exit: null }
    },
    initial: 'choosing',
    states: {
      choosing: {
        always: [
          { guard: 'hasProblem', actions: ['reportProblem', 'dropProblem'] },
          { guard: 'books', target: 'looking' },
          { guard: 'hasPrompt', target: 'typing' },
          { target: 'asking' },
        ],
      },
      looking: {
        invoke: {
          src: 'call',
          input: asking('times'),
          onDone: { target: 'found', actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'found', actions: assign({ outcome: undefined }) },
        },
      },
      found: {
        entry: 'offer',
        always: [
          { guard: 'nothingIsFree', target: 'full' },
          { guard: 'isExplained', target: 'correcting' },
          { guard: 'hasPrompt', target: 'typing' },
          { target: 'asking' },
        ],
      },
      full: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'leftUnbooked', actions: 'sayNothingFree' } },
      },
      typing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'asking', actions: 'say' } },
      },
      ...questionStates,
      judging: {
        always: [
          { guard: 'isToBook', target: 'holding' },
          { guard: 'isAccepted', target: 'locked' },
          { guard: 'isExplained', target: 'correcting' },
          { target: 'asking' },
        ],
      },
      holding: {
        invoke: {
          src: 'call',
          input: asking('hold'),
          onDone: { target: 'held', actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'held', actions: assign({ outcome: undefined }) },
        },
      },
      held: {
        always: [
          { guard: 'isTaken', target: 'looking', actions: 'dropTime' },
          { guard: 'isHeld', target: 'booking' },
          { target: 'unbooked', actions: 'reportCall' },
        ],
      },
      booking: {
        invoke: {
          src: 'call',
          input: asking('book'),
          onDone: { target: 'given', actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'given', actions: assign({ outcome: undefined }) },
        },
      },
      given: {
        always: [
          { guard: 'isTaken', target: 'looking', actions: 'dropTime' },
          { guard: 'isGiven', target: 'locked', actions: 'keepBooking' },
          { target: 'unbooked', actions: 'reportCall' },
        ],
      },
      unbooked: {
        always: [{ guard: 'hasNoServer', target: 'locked' }, { target: 'apologizing' }],
      },
      apologizing: {
        entry: ['reply', 'startTyping'],
        after: { typingDelay: { target: 'leftUnbooked', actions: 'sayNotBooked' } },
      },
      locked: { entry: 'reply', after: { afterBooking: 'left' } },
      left: { type: 'final' },
      leftUnbooked: { entry: assign({ exit: notBooked }), type: 'final' },
    },
    output: ({ context }) => ({ handle: context.exit }),
  })

type Ask = 'times' | 'hold' | 'book'

/** The input of a call for a time. */
const asking =
  (ask: Ask) =>
  ({ context }: { context: Context }) => ({ context, ask })

/** What a call for a time says. */
function askOf({ input, plan, offered, booking: { booked }, outcome }: Context, ask: Ask): Value {
  const resource = fillText(input.data.booking.resource, input.variables).trim()
  const timeZone = input.env.timeZone
  // The appointment that was made before the visitor went back to change an answer is moved: none is made beside it.
  const instead = undoneBooking(input)
  const about = {
    ask,
    ...(resource && { resource }),
    ...(timeZone && { timeZone }),
    ...(instead !== undefined && { instead }),
  }
  if (ask === 'times') return { ...about, days: (plan?.daysAhead ?? 0) + 1 }
  if (ask === 'book') return { ...about, holdId: textIn(outcome, 'holdId') ?? '' }
  const start = booked?.slot ? offered?.get(booked.date)?.get(booked.slot) : undefined
  return { ...about, start: start ?? '' }
}

/** What was booked with this step for an answer that does not count any more. */
function undoneBooking({ besides }: Context['input']): string | undefined {
  const { counting, undone } = besides()
  const standing = idsIn(counting)
  return idsIn(undone).find(id => !standing.includes(id))
}

const idsIn = (details: readonly unknown[]): readonly string[] =>
  details.flatMap(detail =>
    isRecord(detail) && typeof detail.bookingId === 'string' ? detail.bookingId : [],
  )

const bodyOf = (outcome: CallOutcome | undefined): Value => (outcome?.ok ? outcome.body : null)

function textIn(outcome: CallOutcome | undefined, name: string): string | undefined {
  const text = fieldsOf(bodyOf(outcome))[name]
  return typeof text === 'string' ? text : undefined
}

const saying = ({ input }: Context, text: BotText): Extract<NodeEmitted, { type: 'node.say' }> => ({
  type: 'node.say',
  content: first(sayText(botTextWriter(input.env)(text), input.variables)),
})

const textOf = ({ input }: Context) => sayText(input.data.calendarPrompt, input.variables)

const correctionOf = ({ booking, input }: Context) =>
  sayText(booking.correction ?? '', input.variables)

/** A time names its zone where the visitor's is another: whoever reads it later cannot know. */
function replyOf({
  booking: { booked },
  bookingId,
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
      detail: {
        date,
        timeSlotSelected: slot,
        ...(timeZone && { timeZone }),
        ...(bookingId && { bookingId }),
      },
      ...(variable && { variable }),
    },
    picked: slot === null ? [date] : [date, slot],
  }
}

function calendarOf({ input: { data, env }, zone, offered }: Context): Calendar {
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
    offered,
  }
}
