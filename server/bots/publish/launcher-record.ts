import { type LauncherRecord, launcherFields } from '@talkgraph/wire/launcher-record'
import { fields, readCustomizations } from '../../../themes/index.js'
import type { PublishedBot } from './project-bot.js'

const mostBytes = 1000

/**
 * The launcher record of a bot, as JSON of at most 1,000 bytes. It holds those customizations that differ from their
 * defaults, read by their kinds so that the loader need not read them. What does not fit is left out, and so is an address
 * of a picture that is none; `complete` says so.
 */
export function launcherRecord(bot: PublishedBot): string {
  const { id, name, version, customizations } = bot
  const read = readCustomizations(customizations)
  // By this the loader runs the whole widget when the page is at rest, as triggers and the page's address need it.
  const isWanted = !!(bot.triggers || bot.prefill || bot.prefillMessage)
  const looks = { ...read, chatIconCta: read.chatIconCta || isWanted }
  const chosen = launcherFields.flatMap(field =>
    same(looks[field], fields[field].default) && !isSide(field, customizations)
      ? []
      : [[field, looks[field]] as const],
  )
  // The picture comes last.
  const most = URL.canParse(looks.widgetIconImage, 'https://host')
    ? chosen.length
    : chosen.length - 1
  const shortName = [...name].slice(0, 60).join('')
  for (let kept = most; ; kept--) {
    const record: LauncherRecord = {
      id,
      name: shortName,
      version,
      customizations: Object.fromEntries(chosen.slice(0, kept)),
      complete: kept === chosen.length,
    }
    const json = JSON.stringify(record)
    if (kept === 0 || Buffer.byteLength(json) <= mostBytes) return json
  }
}

/** A side that was given holds whatever the direction of the page; one that was not is where its lines end. */
const isSide = (field: string, given: PublishedBot['customizations']) =>
  field === 'widgetPosition' && fields.widgetPosition.parse(given.widgetPosition) !== undefined

function same(value: unknown, fallback: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(fallback)
}
