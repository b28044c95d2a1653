import { type FieldName, fields, readCustomizations } from '../../themes/index.js'
import type { PublishedBot } from './project-bot.js'

/** The customizations that a launcher is drawn from, the longest last: those are left out first. */
const names = [
  'widgetPosition',
  'widgetOffsetRight',
  'widgetOffsetLeft',
  'widgetOffsetBottom',
  'widgetSize',
  'widgetIconThemeType',
  'widgetIconBgColor',
  'widgetGradientBgOne',
  'widgetGradientBgTwo',
  'chatIconCta',
  'botAutoOpen',
  'botAutoOpenDelay',
  'disableSubUrls',
  'chatIconCtaText',
  'disabledUrls',
  'widgetIconImage',
] as const satisfies readonly FieldName[]

const mostBytes = 1000

/**
 * What the loader needs to draw the launcher, as JSON of at most 1,000 bytes: of the customizations only those that
 * differ from their defaults, read by their kinds so that the loader need not. `complete` is false when something did
 * not fit, to be had from the whole bot.
 */
export function launcherRecord({ id, name, version, customizations }: PublishedBot): string {
  const looks = readCustomizations(customizations)
  const chosen = names.flatMap(field =>
    same(looks[field], fields[field].default) ? [] : [[field, looks[field]] as const],
  )
  const shortName = [...name].slice(0, 60).join('')
  for (let kept = chosen.length; ; kept--) {
    const json = JSON.stringify({
      id,
      name: shortName,
      version,
      customizations: Object.fromEntries(chosen.slice(0, kept)),
      complete: kept === chosen.length,
    })
    if (kept === 0 || Buffer.byteLength(json) <= mostBytes) return json
  }
}

function same(value: unknown, fallback: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(fallback)
}
