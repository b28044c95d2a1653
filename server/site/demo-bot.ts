import { ownBrand } from '@talkgraph/wire/brand'
import { type DemoHours, demoMinutes } from '@talkgraph/wire/site-own'
import { readStored } from '../base/read-stored.js'
import type { LiveBots } from '../bots/publish/live-bots.js'
import { type BotEntry, firstOwner, type Store } from '../store/index.js'

/** The bot that books demos, by its id. */
export const demoBotId = 'site-demo'

/** Whether a demo can be booked now: the bot is live in the first account, and somebody gets the bookings. */
export async function canBookDemo(
  { accounts, bots }: Pick<Store, 'accounts' | 'bots'>,
  live: Pick<LiveBots, 'find'>,
): Promise<boolean> {
  if (!(await live.find(demoBotId))) return false
  // What is live in memory may have been taken offline a moment ago.
  const bot = await bots.find(demoBotId)
  const isOurs = bot?.owner === firstOwner && bot.publishedVersion !== null
  return isOurs && (await accounts.members(firstOwner)).length > 0
}

/**
 * What became of it: another account has the bot's id, somebody has changed the bot, or deleted it, and it is left so; or the hours
 * hold.
 */
export type DemoOutcome = 'of-another-account' | 'changed-by-others' | 'deleted' | 'done'

/** What the bot is told beside the hours. */
export interface DemoTold {
  readonly brand: string
  /** Whether the server sends mails: without it none is promised. */
  readonly sendsMail: boolean
  /** The server starts, and nobody has asked for it just now: a bot that was deleted stays so. */
  readonly isStart?: boolean
}

/**
 * Has demos booked at these hours, in the account of who came in first: publishes a bot whose calendar gives half an hour each, or
 * takes it offline (`null`). One that somebody has changed, or taken offline, is left to them.
 */
export async function bookDemos(
  store: Pick<Store, 'bots' | 'drafts' | 'kept'>,
  live: Pick<LiveBots, 'publish'>,
  hours: DemoHours | null,
  { isStart = false, ...told }: DemoTold,
): Promise<DemoOutcome> {
  const { bots, kept } = store
  const note = readStored((await kept.find(noteName)) ?? '{}', noNote, noteName)
  const write = (now: DemoNote) => kept.put(noteName, JSON.stringify(now))
  const bot = await bots.find(demoBotId)
  if (bot && bot.owner !== firstOwner) return 'of-another-account'
  const isLive = bot ? bot.publishedVersion !== null : false
  if (hours === null) {
    if (!bot || !isLive) return 'done'
    if (!(await isAsLeft(store, bot, note))) return 'changed-by-others'
    await write({ ...note, isOffline: true })
    await bots.unpublish(demoBotId)
    return 'done'
  }
  if (!bot) {
    if (isStart && note.isMade) return 'deleted'
    if (!(await bots.create(demoBotId, { name: `Demo of ${told.brand}` })))
      // Another server has begun the same at this moment.
      return (await bots.find(demoBotId))?.owner === firstOwner ? 'done' : 'of-another-account'
    await write({ isMade: true })
  } else if (!(await isAsLeft(store, bot, note))) return 'changed-by-others'
  const file = JSON.stringify(demoBot(hours, told))
  if (isLive && file === note.file) return 'done'
  const version = await live.publish(demoBotId, file)
  await write({ isMade: true, file, stored: (await bots.version(demoBotId, version))?.file })
  return 'done'
}

/** What the server did last with the bot. */
interface DemoNote {
  readonly isMade?: boolean
  /** The file that it published. */
  readonly file?: string
  /** The same as it is stored. */
  readonly stored?: string | undefined
  /** It took the bot offline. */
  readonly isOffline?: boolean
}

const noteName = 'site-demo'
const noNote: DemoNote = {}

/**
 * Whether a bot is as the server left it: nobody has changed, published, or taken offline anything since. Servers that start
 * together publish the same twice, so files are compared, and not their numbers.
 */
async function isAsLeft(
  { bots, drafts }: Pick<Store, 'bots' | 'drafts'>,
  { publishedVersion }: BotEntry,
  { stored, isOffline = false }: DemoNote,
): Promise<boolean> {
  if (await drafts.entry(demoBotId)) return false
  const [newest] = await bots.versions(demoBotId, { limit: 1 })
  // The server has stopped before it published anything.
  if (!newest) return true
  const isOurs = async (version: number) =>
    stored !== undefined && (await bots.version(demoBotId, version))?.file === stored
  if (!(await isOurs(newest.version))) return false
  return publishedVersion === null ? isOffline : isOurs(publishedVersion)
}

/** Asks who it is, and gives half an hour that is free. */
function demoBot(
  { zone, days, from, to }: DemoHours,
  { brand, sendsMail }: Pick<DemoTold, 'brand' | 'sendsMail'>,
) {
  const steps = [
    node('hello', 'welcome-node', {
      text: `Half an hour with somebody who shows you ${brand}, and answers what you want to know.`,
      disableImage: true,
    }),
    node('who', 'ask-name', { questionText: 'What is your name?', answerVariable: 'name' }),
    node('mail', 'ask-email', {
      questionText: sendsMail
        ? 'Where may we send the appointment? Your e-mail address, please.'
        : 'Your e-mail address, please.',
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
      text: `Thank you, {name}: {demo} is yours.${sendsMail ? ' A mail with the appointment is on its way to {email}; its link moves or cancels it.' : ''}`,
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
