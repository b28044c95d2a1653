import { type Declared, field, withCssVariables } from './field.js'
import {
  parseChoice,
  parseColour,
  parseFlag,
  parseFont,
  parseNumber,
  parseText,
  parseUrl,
  parseUrls,
} from './parse.js'

const text = (fallback: string) => field('text', fallback, parseText)
const flag = (fallback: boolean) => field('flag', fallback, parseFlag)
const colour = (fallback: string) => field('colour', fallback, parseColour, true)
const url = () => field('url', '', parseUrl)
const pixels = (fallback: number, min: number, max: number) =>
  field('number', fallback, value => parseNumber(value, min, max), true, 'px')
const seconds = (fallback: number) =>
  field('number', fallback, value => parseNumber(value, 0, 86_400))
const choice = <const Word extends string>(
  fallback: NoInfer<Word>,
  words: readonly Word[],
): Declared<Word> => field('choice', fallback, value => parseChoice(value, words))

/** Every customization of decision 103 (and decision 303), with its default. */
export const declaredFields = {
  /** The font family. Default `Arial`. */
  font: field('font', 'Arial', parseFont, true),
  /** Pixels, from 8 to 40. Default 14. */
  fontSize: pixels(14, 8, 40),
  /** The address of the logo in the header; by default the one of the bot. */
  logo: url(),
  /** Leaves the logo out of the header. */
  hideLogo: flag(false),
  /** The title in the header. Default `Support`. */
  logoText: text('Support'),
  /** Shows `tagline` below the title. */
  enableTagline: flag(false),
  /** A line below the title, shown with `enableTagline`. */
  tagline: text("We're here to help"),
  /** The background of the header, as any CSS colour. */
  headerBgColor: colour('#1b55f3'),
  /** The texts and icons of the header. */
  headerTextColor: colour('#fff'),
  /** Leaves the brand out of the footer. */
  hideBrand: flag(false),
  /** Shows `customBrand` in the footer. */
  enableCustomBrand: flag(false),
  /** Your brand in the footer, shown with `enableCustomBrand`. */
  customBrand: text('My Brand...'),
  /** Where `customBrand` leads. */
  customBrandLink: url(),
  /** The address of the picture beside the bot's messages. */
  avatar: url(),
  /** Leaves the picture beside the bot's messages out. */
  hideAvatar: flag(false),
  /** Pixels, from 0 to 120. Default 40. */
  avatarSize: pixels(40, 0, 120),
  /** The corners of messages in pixels, from 0 to 60. Default 10. */
  bubbleBorderRadius: pixels(10, 0, 60),
  /** The background of the bot's messages. */
  botMsgColor: colour('#1b55f3'),
  /** The text of the bot's messages. */
  botTextColor: colour('#fff'),
  /** The background of the visitor's messages. */
  userMsgColor: colour('#f0f0f0'),
  /** The text of the visitor's messages. */
  userTextColor: colour('#000000'),
  /** The corners of options in pixels, from 0 to 60. Default 10. */
  optionBubbleBorderRadius: pixels(10, 0, 60),
  /** The background of options. */
  optionBubbleMsgColor: colour('#e7e4e4'),
  /** The text of options. */
  optionBubbleTextColor: colour('#000'),
  /** What is behind the conversation. Default `solid`. */
  chatBgType: choice('solid', ['solid', 'gradient', 'image']),
  /** The colour behind the conversation, where `chatBgType` is `solid`. */
  chatBgColor: colour('#ffffff'),
  /** The first colour behind the conversation, where `chatBgType` is `gradient`. */
  gradientBgOne: colour('#fffcf1'),
  /** The second colour behind the conversation, where `chatBgType` is `gradient`. */
  gradientBgTwo: colour('#1b55f3'),
  /** The address of the image behind the conversation, where `chatBgType` is `image`. */
  chatBgImg: field('url', '', parseUrl, true, 'url'),
  /** A colour over `chatBgImg`, so that texts can be read. */
  chatBgMaskColor: colour('#000'),
  /** The corner of the page in which the launcher stands. Default: where lines end, `right`, or `left` in languages that are written from right to left. */
  widgetPosition: choice('right', ['right', 'left']),
  /** Pixels from the right edge, from 0 to 2000. */
  widgetOffsetRight: pixels(0, 0, 2000),
  /** Pixels from the left edge, from 0 to 2000. */
  widgetOffsetLeft: pixels(0, 0, 2000),
  /** Pixels from the bottom edge, from 0 to 2000. Default 25. */
  widgetOffsetBottom: pixels(25, 0, 2000),
  /** The size of the launcher in pixels, from 24 to 200. Default 50. */
  widgetSize: pixels(50, 24, 200),
  /** How the launcher is filled. Default `Solid`. */
  widgetIconThemeType: choice('Solid', ['Solid', 'Gradient']),
  /** The colour of the launcher, where `widgetIconThemeType` is `Solid`. */
  widgetIconBgColor: colour('#0100EC'),
  /** The first colour of the launcher, where `widgetIconThemeType` is `Gradient`. */
  widgetGradientBgOne: colour('#FF3E9D'),
  /** The second colour of the launcher, where `widgetIconThemeType` is `Gradient`. */
  widgetGradientBgTwo: colour('#0E1F40'),
  /** The address of an image in place of the launcher's icon. */
  widgetIconImage: url(),
  /** Shows an invitation above the launcher. */
  chatIconCta: flag(false),
  /** The text of the invitation, shown with `chatIconCta`. */
  chatIconCtaText: text('Hi, how can I help?'),
  /** Offers the visitor to change earlier answers. */
  allowEdit: flag(false),
  /** Offers the visitor the transcript as a file. */
  allowDownload: flag(false),
  /** Opens the chat by itself. */
  botAutoOpen: flag(false),
  /** Seconds before the chat opens by itself, with `botAutoOpen`. */
  botAutoOpenDelay: seconds(0),
  /** Plays a quiet sound when the chat opens and closes. */
  botToggleSound: flag(false),
  /** Pages without the chat: addresses or paths, with `*` for anything. */
  disabledUrls: field<readonly string[]>('urls', [], parseUrls),
  /** Keeps the chat off all pages below `disabledUrls` as well. */
  disableSubUrls: flag(false),
}

/** The same, each look with the CSS variable that carries it. */
export const fields = withCssVariables(declaredFields)
