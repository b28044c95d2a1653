import { type LauncherField, launcherFields } from '@talkgraph/wire/launcher-record'
import type { LauncherLooks } from '../loader/record.js'

type Test = (value: unknown) => boolean

const anything: Test = () => true
const isFlag: Test = value => typeof value === 'boolean'
const isColour: Test = value =>
  typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)
const isPixels = (value: unknown, least = 0, most = 2000) =>
  typeof value === 'number' && value >= least && value <= most
const isWord =
  (...words: readonly string[]): Test =>
  value =>
    words.some(word => word === value)

/** How each is mostly written; the whole widget reads more than that. */
const isPlain: Readonly<Record<LauncherField, Test>> = {
  widgetPosition: isWord('right', 'left'),
  widgetOffsetRight: value => isPixels(value),
  widgetOffsetLeft: value => isPixels(value),
  widgetOffsetBottom: value => isPixels(value),
  widgetSize: value => isPixels(value, 24, 200),
  widgetIconThemeType: isWord('Solid', 'Gradient'),
  widgetIconBgColor: isColour,
  widgetGradientBgOne: isColour,
  widgetGradientBgTwo: isColour,
  widgetIconImage: value =>
    typeof value === 'string' && /^(?:https?:|\/)[^"'()\\<>`\s]*$/.test(value),
  chatIconCta: isFlag,
  chatIconCtaText: anything,
  botAutoOpen: isFlag,
  botAutoOpenDelay: anything,
  disableSubUrls: isFlag,
  disabledUrls: value =>
    Array.isArray(value) && value.every(each => typeof each === 'string' && each.trim() === each),
}

/** Of customizations, what a launcher is drawn from; undefined where one is written in a way that only the whole widget reads. */
export function plainLooks(customizations: object | undefined): LauncherLooks | undefined {
  const given: { readonly [Field in LauncherField]?: unknown } = customizations ?? {}
  const named = launcherFields.filter(field => given[field] !== undefined)
  if (!named.every(field => isPlain[field](given[field]))) return undefined
  return Object.fromEntries(named.map(field => [field, given[field]]))
}
