import type { InferOutput } from 'valibot'
import { assign, enqueueActions, setup } from 'xstate'
import { translator } from '../../node/bot-texts.js'
import type { Content } from '../../node/content.js'
import { sayText } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import { zoneOf } from '../../patterns/zone.js'
import type { ReportCode } from '../../validate/report.js'
import { wallClock } from '../../validate/time-zone.js'
import { type Booking, book, type Calendar } from './booking.js'
import type { calendarSchema } from './calendar.schema.js'
import { calendarPrompt } from './calendar-prompt.js'

interface Context extends WithInput<InferOutput<typeof calendarSchema>> {
  /** Where "today" is. */
  readonly zone: string
  readonly problems: readonly { code: ReportCode; message: string }[]
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
      reportProblems: enqueueActions(({ context: { problems }, enqueue }) => {
        for (const problem of problems) enqueue.emit({ type: 'node.problem', ...problem })
      }),
      startTyping: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'node.typing' })),
      say: enqueueActions(({ enqueue }, contents: readonly Content[]) => {
        for (const content of contents) enqueue.emit({ type: 'node.say', content })
      }),
      ask: enqueueActions(({ context, enqueue }) =>
        enqueue.emit({ type: 'node.ask', prompt: calendarPrompt(calendarOf(context), context.booking) }),
      ),
      take: assign({
        booking: ({ context, event }) => book(event.value, context.booking, calendarOf(context)),
      }),
      reply: enqueueActions(({ context, enqueue }) => {
        const { booked } = context.booking
        if (!booked) return
        const { date, slot } = booked
        const value = slot === null ? date : `${date} ${slot}`
        const variable = context.input.data.answerVariable.trim()
        const detail = { date, timeSlotSelected: slot }
        const answer = { value, detail, ...(variable && { variable }) }
        const picked = slot === null ? [date] : [date, slot]
        enqueue.emit({ type: 'node.reply', message: value, answer, picked })
      }),
    },
    delays: {
      typingDelay: ({ context }) => context.input.env.typingDelay,
      afterBooking: 400,
    },
    guards: {
      hasPrompt: ({ context }) => textOf(context).length > 0,
      isBooked: ({ context }) => context.booking.booked !== undefined,
      isExplained: ({ context }) => context.booking.correction !== undefined,
    },
  }).createMachine({
    context({ input }) {
      const problems: { code: ReportCode; message: string }[] = []
      const zone = zoneOf(input.data.timeZone, input.env, (code, message) => problems.push({ code, message }))
      return { input, zone, problems, booking: { day: null } }
    },
    entry: 'reportProblems',
    initial: 'choosing',
    states: {
      choosing: { always: [{ guard: 'hasPrompt', target: 'typing' }, { target: 'asking' }] },
      typing: {
        entry: 'startTyping',
        after: {
          typingDelay: {
            target: 'asking',
            actions: { type: 'say', params: ({ context }) => textOf(context) },
          },
        },
      },
      asking: { entry: 'ask', on: { answer: { target: 'judging', actions: 'take' } } },
      judging: {
        always: [
          { guard: 'isBooked', target: 'locked' },
          { guard: 'isExplained', target: 'explaining' },
          { target: 'asking' },
        ],
      },
      explaining: {
        entry: 'startTyping',
        after: {
          typingDelay: {
            target: 'asking',
            actions: { type: 'say', params: ({ context }) => correctionOf(context) },
          },
        },
      },
      locked: { entry: 'reply', after: { afterBooking: 'left' } },
      left: { type: 'final' },
    },
    output: { handle: null },
  })

const textOf = ({ input }: Context) => sayText(input.data.calendarPrompt, input.variables)

const correctionOf = ({ booking, input }: Context) => sayText(booking.correction ?? '', input.variables)

function calendarOf({ input: { data, env }, zone }: Context): Calendar {
  const today = wallClock(env.clock.now(), zone)?.date ?? ''
  return {
    data,
    zone,
    today,
    visitorZone: env.timeZone,
    locale: env.locale,
    noSlots: translator(env)('Sorry, no time slots are available on {day}. Please choose a different date.'),
  }
}
