import { darkValues } from './dark.js'
import type { Field } from './field.js'
import { fields } from './fields.js'

/** Every customization with its value; `fields.ts` says how each is read. */
export interface Customizations {
  /** The font family. Default `Arial`. */
  readonly font: string
  /** Pixels, from 8 to 40. Default 14. */
  readonly fontSize: number
  /** The address of the logo in the header; by default the one of the bot. */
  readonly logo: string
  /** Leaves the logo out of the header. */
  readonly hideLogo: boolean
  /** The title in the header. Default `Support`. */
  readonly logoText: string
  /** Shows `tagline` below the title. */
  readonly enableTagline: boolean
  /** A line below the title, shown with `enableTagline`. */
  readonly tagline: string
  /** The background of the header, as any CSS colour. */
  readonly headerBgColor: string
  /** The texts and icons of the header. */
  readonly headerTextColor: string
  /** Leaves the brand out of the footer. */
  readonly hideBrand: boolean
  /** Shows `customBrand` in the footer. */
  readonly enableCustomBrand: boolean
  /** Your brand in the footer, shown with `enableCustomBrand`. */
  readonly customBrand: string
  /** Where `customBrand` leads. */
  readonly customBrandLink: string
  /** The address of the picture beside the bot's messages. */
  readonly avatar: string
  /** Leaves the picture beside the bot's messages out. */
  readonly hideAvatar: boolean
  /** Pixels, from 0 to 120. Default 40. */
  readonly avatarSize: number
  /** The corners of messages in pixels, from 0 to 60. Default 10. */
  readonly bubbleBorderRadius: number
  /** The background of the bot's messages. */
  readonly botMsgColor: string
  /** The text of the bot's messages. */
  readonly botTextColor: string
  /** The background of the visitor's messages. */
  readonly userMsgColor: string
  /** The text of the visitor's messages. */
  readonly userTextColor: string
  /** The corners of options in pixels, from 0 to 60. Default 10. */
  readonly optionBubbleBorderRadius: number
  /** The background of options. */
  readonly optionBubbleMsgColor: string
  /** The text of options. */
  readonly optionBubbleTextColor: string
  /** What is behind the conversation. Default `solid`. */
  readonly chatBgType: 'solid' | 'gradient' | 'image'
  /** The colour behind the conversation, where `chatBgType` is `solid`. */
  readonly chatBgColor: string
  /** The first colour behind the conversation, where `chatBgType` is `gradient`. */
  readonly gradientBgOne: string
  /** The second colour behind the conversation, where `chatBgType` is `gradient`. */
  readonly gradientBgTwo: string
  /** The address of the image behind the conversation, where `chatBgType` is `image`. */
  readonly chatBgImg: string
  /** A colour over `chatBgImg`, so that texts can be read. */
  readonly chatBgMaskColor: string
  /** The corner of the page in which the launcher stands. Default `right`. */
  readonly widgetPosition: 'right' | 'left'
  /** Pixels from the right edge, from 0 to 2000. */
  readonly widgetOffsetRight: number
  /** Pixels from the left edge, from 0 to 2000. */
  readonly widgetOffsetLeft: number
  /** Pixels from the bottom edge, from 0 to 2000. Default 25. */
  readonly widgetOffsetBottom: number
  /** The size of the launcher in pixels, from 24 to 200. Default 50. */
  readonly widgetSize: number
  /** How the launcher is filled. Default `Solid`. */
  readonly widgetIconThemeType: 'Solid' | 'Gradient'
  /** The colour of the launcher, where `widgetIconThemeType` is `Solid`. */
  readonly widgetIconBgColor: string
  /** The first colour of the launcher, where `widgetIconThemeType` is `Gradient`. */
  readonly widgetGradientBgOne: string
  /** The second colour of the launcher, where `widgetIconThemeType` is `Gradient`. */
  readonly widgetGradientBgTwo: string
  /** The address of an image in place of the launcher's icon. */
  readonly widgetIconImage: string
  /** Shows an invitation above the launcher. */
  readonly chatIconCta: boolean
  /** The text of the invitation, shown with `chatIconCta`. */
  readonly chatIconCtaText: string
  /** Offers the visitor to change earlier answers. */
  readonly allowEdit: boolean
  readonly allowDownload: boolean
  /** Opens the chat by itself. */
  readonly botAutoOpen: boolean
  /** Seconds before the chat opens by itself, with `botAutoOpen`. */
  readonly botAutoOpenDelay: number
  /** Plays a quiet sound when the chat opens and closes. */
  readonly botToggleSound: boolean
  /** Pages without the chat: addresses or paths, with `*` for anything. */
  readonly disabledUrls: readonly string[]
  /** Keeps the chat off all pages below `disabledUrls` as well. */
  readonly disableSubUrls: boolean
}

/** The customizations that visitors read; a bot may translate them. */
export const wordFields = ['logoText', 'tagline', 'customBrand', 'chatIconCtaText'] as const

/** The name of a customization. */
export type FieldName = keyof Customizations

/** Customizations as an owner writes them: any part of them. */
export type CustomizationsInput = Partial<Customizations>

/** Customizations from outside, such as those of a bot file: what is unknown or cannot be read is left aside. */
export type UnreadCustomizations = CustomizationsInput | Readonly<Record<string, unknown>>

/** Reads customizations; what is missing or cannot be read has its default, or its dark value where `isDark`. */
export function readCustomizations(
  input: UnreadCustomizations = {},
  isDark = false,
): Customizations {
  const all = Object.entries<Field<unknown>>(fields)
  const own = pickCustomizations(input)
  const dark = darkValues.filter(values => isDark && !Object.keys(values).some(name => name in own))
  const defaults = Object.fromEntries(all.map(([name, { default: fallback }]) => [name, fallback]))
  // Each value comes from the parser or the default of its own field.
  return Object.assign(defaults, ...dark, own) as Customizations
}

/** Reads those customizations that are given and can be read. */
export function pickCustomizations(input: UnreadCustomizations): CustomizationsInput {
  const given: Readonly<Record<string, unknown>> = input
  return Object.fromEntries(
    Object.entries<Field<unknown>>(fields).flatMap(([name, { parse }]) => {
      const value = Object.hasOwn(given, name) ? parse(given[name]) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
