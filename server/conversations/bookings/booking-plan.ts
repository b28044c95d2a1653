import * as v from 'valibot'
import type { FlowNode } from '../../../runtime/index.js'
import type { BookingRequest } from '../../../runtime/node/step-tools.js'
import { bookingPlanOf } from '../../../runtime/nodes/calendar/booking-rules.js'
import {
  calendarOutsideSchema,
  outsideOf,
} from '../../../runtime/nodes/calendar/calendar.server.js'
import { calendarSchema } from '../../../runtime/nodes/calendar/index.js'
import { stepOf } from '../../../runtime/nodes/step-of.js'
import { stripHtml } from '../../../runtime/session/html-text.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'

/** A calendar of a published bot that books. */
export interface BookingCalendar extends BookingRequest {
  readonly nodeId: string
  /** What it asks, as text. */
  readonly title: string
}

/** The name of the step that books. */
export const bookingStep = 'booking'

/** The calendars of a published bot that book. */
export function calendarsOf({ steps }: Pick<LiveBot, 'steps'>): readonly BookingCalendar[] {
  return [...steps.values()].flatMap(node => calendarOf(node) ?? [])
}

/** The calendar that a step of a published bot is; undefined where it is none, or books nothing. */
export function calendarAt(
  { steps }: Pick<LiveBot, 'steps'>,
  nodeId: string,
): BookingCalendar | undefined {
  const node = steps.get(nodeId)
  return node && calendarOf(node)
}

function calendarOf(node: FlowNode): BookingCalendar | undefined {
  if (stepOf(node)?.name !== bookingStep) return undefined
  const data = v.parse(calendarSchema, node.data)
  const plan = bookingPlanOf(data)
  const outside = outsideOf(v.parse(calendarOutsideSchema, node.data))
  return (
    plan && { ...plan, ...outside, nodeId: node.id, title: stripHtml(data.calendarPrompt).trim() }
  )
}

/** What is booked by itself: each resource of a bot, or else the step. */
export interface Bookable {
  readonly place: string
  readonly resourceId: string | null
  readonly resourceName: string | null
}

/** What may be booked with a calendar, all of it or what has this id or name; where there is none such, all. */
export function bookablesOf(
  { resources }: Pick<BookingRequest, 'resources'>,
  nodeId: string,
  wish = '',
): readonly Bookable[] {
  if (resources.length === 0)
    return [{ place: `step ${nodeId}`, resourceId: null, resourceName: null }]
  const wished = fold(wish)
  const meant = resources.filter(({ id, name }) => [id, name].some(each => fold(each) === wished))
  return (meant.length > 0 ? meant : resources).map(({ id, name }) => ({
    place: `resource ${id}`,
    resourceId: id,
    resourceName: name,
  }))
}

const fold = (text: string) => text.trim().toLowerCase()
