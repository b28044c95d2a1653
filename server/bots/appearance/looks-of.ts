import type { BotDetails } from './details.js'

/** What of a bot's details the widget shows. */
export interface Looks {
  /** Absent: the bot file's name. */
  readonly title?: string | undefined
  /** They stand above those of the bot file. */
  readonly customizations: Readonly<Record<string, unknown>>
}

const sizes = { SMALL: 50, MEDIUM: 60, LARGE: 72 } as const

/** The launcher keeps this distance to the side by itself, in pixels. */
const sideMargin = 16

/** The customizations that follow from what was set through the API (decision 303); what the widget has nothing for stays away. */
export function looksOf({ title, settings, icons }: BotDetails): Looks {
  const {
    brandColor: brand,
    brandTextColor: onBrand,
    fontSize,
    ctaText,
    hideTooltip,
    hideWatermark,
    watermarkText,
    watermarkLink,
    distanceFromBottom,
    horizontalDistance,
    iconSize,
    iconPosition,
  } = settings
  const side =
    horizontalDistance === undefined ? undefined : Math.max(0, horizontalDistance - sideMargin)
  const all = {
    headerBgColor: brand,
    botMsgColor: brand,
    widgetIconBgColor: brand,
    widgetIconThemeType: brand === undefined ? undefined : 'Solid',
    headerTextColor: onBrand,
    botTextColor: onBrand,
    fontSize,
    chatIconCtaText: ctaText,
    chatIconCta: hideTooltip ? false : ctaText === undefined ? undefined : ctaText !== '',
    hideBrand: hideWatermark,
    customBrand: watermarkText,
    enableCustomBrand: watermarkText === undefined ? undefined : watermarkText !== '',
    customBrandLink: watermarkLink,
    widgetOffsetBottom: distanceFromBottom,
    widgetOffsetRight: side,
    widgetOffsetLeft: side,
    widgetSize: iconSize && sizes[iconSize],
    widgetPosition: iconPosition?.toLowerCase(),
    logo: icons.BOT?.url,
    avatar: icons.BOT?.url,
    widgetIconImage: icons.CHATBUBBLE?.url,
  }
  return {
    title,
    customizations: Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined),
    ),
  }
}
