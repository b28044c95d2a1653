import { ownBrand } from '@talkgraph/wire/brand'
import { type DemoHours, demoMinutes } from '@talkgraph/wire/site-own'
import type { LiveBots } from '../bots/publish/live-bots.js'
import type { Store } from '../store/index.js'

/** The bot that books demos, by its id. */
export const demoBotId = 'site-demo'

/** Whether a demo can be booked now: the bot is live, and somebody gets the bookings. */
export async function canBookDemo(
  { accounts, bots }: Pick<Store, 'accounts' | 'bots'>,
  live: Pick<LiveBots, 'find'>,
): Promise<boolean> {
  if (!(await live.find(demoBotId))) return false
  const owner = (await bots.find(demoBotId))?.owner
  return owner !== undefined && (await accounts.members(owner)).length > 0
}

/** What became of it: somebody else has changed the bot, and it is left as it is, or the hours hold. */
export type DemoOutcome = 'changed-by-others' | 'done'

/**
 * Has demos booked at these hours, in the account of who came in first: publishes a bot whose calendar gives half an hour each, or
 * takes it offline (`null`). One that somebody has changed is left to them.
 */
export async function bookDemos(
  { bots, drafts, kept }: Pick<Store, 'bots' | 'drafts' | 'kept'>,
  live: Pick<LiveBots, 'publish'>,
  hours: DemoHours | null,
  brand: string,
): Promise<DemoOutcome> {
  const bot = await bots.find(demoBotId)
  const version = bot?.publishedVersion ?? null
  const isOurs =
    !bot ||
    version === null ||
    (String(version) === (await kept.find(versionNote)) && !(await drafts.entry(demoBotId)))
  if (hours === null) {
    if (version !== null) await bots.unpublish(demoBotId)
    return 'done'
  }
  const file = JSON.stringify(demoBot(hours, brand))
  if (!bot) await bots.create(demoBotId, { name: `Demo of ${brand}` })
  if (isOurs && version !== null && file === (await kept.find(fileNote))) return 'done'
  if (!isOurs) return 'changed-by-others'
  const published = await live.publish(demoBotId, file)
  await kept.put(versionNote, String(published))
  await kept.put(fileNote, file)
  return 'done'
}

const versionNote = 'site-demo version'
const fileNote = 'site-demo file'

/** Asks who it is, and gives half an hour that is free. */
function demoBot({ zone, days, from, to }: DemoHours, brand: string) {
  const steps = [
    node('hello', 'welcome-node', {
      text: `Half an hour with somebody who shows you ${brand}, and answers what you want to know.`,
      disableImage: true,
    }),
    node('who', 'ask-name', { questionText: 'What is your name?', answerVariable: 'name' }),
    node('mail', 'ask-email', {
      questionText: 'Where may we send the appointment? Your e-mail address, please.',
      answerVariable: 'email',
    }),
    node('when', 'calendar-node', {
      calendarPrompt: `When would it suit you? A demo takes ${demoMinutes} minutes.`,
      timeZone: zone,
      showTimeSelection: true,
      weeklyHours: days.map(dayName => ({ dayName, slots: [{ start: from, end: to }] })),
      booking: { isOn: true, minutes: demoMinutes, noticeHours: 4, daysAhead: 30 },
      answerVariable: 'demo',
    }),
    node('booked', 'message-node', {
      text: 'Thank you, {name}: {demo} is yours. A mail with the appointment is on its way to {email}; its link moves or cancels it.',
    }),
  ]
  const full = node('full', 'message-node', {
    text: 'Nothing is booked. Write to us by the <a href="/contact">contact page</a>, and we find a time.',
  })
  return {
    id: demoBotId,
    name: 'Demos',
    version: '1',
    customizations: {
      logoText: brand,
      enableTagline: true,
      tagline: 'Schedule a demo',
      ...(brand !== ownBrand.name && { enableCustomBrand: true, customBrand: brand }),
    },
    elements: [
      {
        nodes: [...steps, full],
        edges: [
          ...steps.slice(1).map(({ id }, at) => ({
            id: `way-${at + 1}`,
            source: steps[at]?.id ?? '',
            target: id,
          })),
          { id: 'way-full', source: 'when', target: 'full', sourceHandle: 'not-booked' },
        ],
      },
    ],
  }
}

const node = (id: string, type: string, data: object) => ({ id, type, data })
