import type { Customizations, FieldName } from './customizations.js'

// What a customization says to people: its form in a builder, its line in docs/customizations.md. No visitor's bundle
// carries it.

/** What customizations are one of, in the order in which people are shown the groups. */
export const customizationGroups = {
  type: 'Type',
  header: 'Header',
  bubbles: 'Messages',
  options: 'Options',
  background: 'Background',
  footer: 'Footer',
  launcher: 'Launcher',
  opening: 'Opening, and pages without a chat',
} as const

/** One customization for people. `help` is one or two sentences, with units. */
export interface CustomizationForm {
  readonly title: string
  readonly help: string
  readonly group: keyof typeof customizationGroups
  /** The address is that of a picture. */
  readonly isPicture?: true
}

/** Where a customization is one of several words: what each of them stands for. */
type WithChoices<Value> = string extends Value
  ? object
  : Value extends string
    ? { readonly choices: Readonly<Record<Value, string>> }
    : object

/** What each customization is for; the compiler misses one that is not described. */
export const customizationForms: {
  readonly [Name in FieldName]: CustomizationForm & WithChoices<Customizations[Name]>
} = {
  font: {
    group: 'type',
    title: 'Font',
    help: 'One or several font families, with commas between them. The page must have them, or the visitor’s device.',
  },
  fontSize: {
    group: 'type',
    title: 'Font size',
    help: 'The size of messages, options and what is typed; other texts follow it.',
  },
  logo: {
    group: 'header',
    isPicture: true,
    title: 'Logo',
    help: 'The address of a square image. Blank, it is the bot’s own `logo`, otherwise a drawing.',
  },
  hideLogo: { group: 'header', title: 'Hide the logo', help: 'Leaves the logo out.' },
  logoText: {
    group: 'header',
    title: 'Title',
    help: 'What stands beside the logo. Blank, it is the name of the bot.',
  },
  enableTagline: {
    group: 'header',
    title: 'Show the tagline',
    help: 'Adds a line below the title.',
  },
  tagline: { group: 'header', title: 'Tagline', help: 'The line below the title.' },
  headerBgColor: {
    group: 'header',
    title: 'Header',
    help: 'The colour of the header and of the button that sends.',
  },
  headerTextColor: {
    group: 'header',
    title: 'Text of the header',
    help: 'The colour of what stands on the header and on the button that sends.',
  },
  avatar: {
    group: 'bubbles',
    isPicture: true,
    title: 'Avatar',
    help: 'The address of a square image that stands beside what the bot says. Blank, it is a drawing.',
  },
  hideAvatar: {
    group: 'bubbles',
    title: 'Hide the avatar',
    help: 'Leaves the avatar and its room out.',
  },
  avatarSize: { group: 'bubbles', title: 'Size of the avatar', help: 'Its width and height.' },
  bubbleBorderRadius: {
    group: 'bubbles',
    title: 'Corners of bubbles',
    help: 'How round the corners of messages are.',
  },
  botMsgColor: {
    group: 'bubbles',
    title: 'Bubble of the bot',
    help: 'The colour behind what the bot says.',
  },
  botTextColor: {
    group: 'bubbles',
    title: 'Text of the bot',
    help: 'The colour of what the bot says.',
  },
  userMsgColor: {
    group: 'bubbles',
    title: 'Bubble of the visitor',
    help: 'The colour behind what the visitor says.',
  },
  userTextColor: {
    group: 'bubbles',
    title: 'Text of the visitor',
    help: 'The colour of what the visitor says.',
  },
  optionBubbleBorderRadius: {
    group: 'options',
    title: 'Corners of options',
    help: 'How round the corners of the buttons are from which the visitor picks.',
  },
  optionBubbleMsgColor: {
    group: 'options',
    title: 'Options',
    help: 'The colour of those buttons.',
  },
  optionBubbleTextColor: {
    group: 'options',
    title: 'Text of options',
    help: 'The colour of what stands on those buttons.',
  },
  chatBgType: {
    group: 'background',
    title: 'Kind of background',
    help: 'What stands behind the messages: one colour, a gradient of two, or an image.',
    choices: { solid: 'One colour', gradient: 'Gradient', image: 'Image' },
  },
  chatBgColor: {
    group: 'background',
    title: 'Background',
    help: 'The colour behind the messages. Composer and footer follow it: on a dark colour they are dark.',
  },
  gradientBgOne: {
    group: 'background',
    title: 'Gradient, from',
    help: 'Where the gradient begins. Used if the kind of background is a gradient.',
  },
  gradientBgTwo: {
    group: 'background',
    title: 'Gradient, to',
    help: 'Where the gradient ends. Used if the kind of background is a gradient.',
  },
  chatBgImg: {
    group: 'background',
    isPicture: true,
    title: 'Image',
    help: 'The address of the image. Used if the kind of background is an image.',
  },
  chatBgMaskColor: {
    group: 'background',
    title: 'Mask',
    help: 'The colour that covers the image at 40 %, so that messages stand out from it.',
  },
  hideBrand: { group: 'footer', title: 'Hide the brand', help: 'Leaves out whose chat this is.' },
  enableCustomBrand: {
    group: 'footer',
    title: 'Show your own brand',
    help: 'Shows your brand in place of Talkgraph’s.',
  },
  customBrand: { group: 'footer', title: 'Your brand', help: 'The name that the footer shows.' },
  customBrandLink: {
    group: 'footer',
    title: 'Link of your brand',
    help: 'Where the name leads. Blank, it is no link.',
  },
  widgetPosition: {
    group: 'launcher',
    title: 'Side',
    help: 'The side of the page on which launcher and window stand. Unless it is chosen, that is where lines end: the left in languages that are written from right to left.',
    choices: { right: 'Right', left: 'Left' },
  },
  widgetOffsetRight: {
    group: 'launcher',
    title: 'Distance from the right',
    help: 'Used if the launcher stands on the right. It counts from a margin of 16 px.',
  },
  widgetOffsetLeft: {
    group: 'launcher',
    title: 'Distance from the left',
    help: 'Used if the launcher stands on the left. It counts from a margin of 16 px.',
  },
  widgetOffsetBottom: {
    group: 'launcher',
    title: 'Distance from the bottom',
    help: 'How far the launcher stands above the lower edge of the page.',
  },
  widgetSize: { group: 'launcher', title: 'Size', help: 'The width and height of the launcher.' },
  widgetIconThemeType: {
    group: 'launcher',
    title: 'Kind of colour',
    help: 'Whether the launcher has one colour or a gradient of two.',
    choices: { Solid: 'One colour', Gradient: 'Gradient' },
  },
  widgetIconBgColor: {
    group: 'launcher',
    title: 'Colour',
    help: 'The launcher’s one colour. Its icon is black or white, whichever stands out.',
  },
  widgetGradientBgOne: {
    group: 'launcher',
    title: 'Gradient, from',
    help: 'Where the launcher’s gradient begins.',
  },
  widgetGradientBgTwo: {
    group: 'launcher',
    title: 'Gradient, to',
    help: 'Where the launcher’s gradient ends.',
  },
  widgetIconImage: {
    group: 'launcher',
    isPicture: true,
    title: 'Image',
    help: 'The address of a square image that stands on the launcher in place of the icon.',
  },
  chatIconCta: {
    group: 'launcher',
    title: 'Show the invitation',
    help: 'Adds a bubble above the launcher that invites to chat.',
  },
  chatIconCtaText: {
    group: 'launcher',
    title: 'Invitation',
    help: 'What the bubble above the launcher says.',
  },
  allowEdit: {
    group: 'bubbles',
    title: 'Let answers be changed',
    help: 'Adds ‘Edit’ beside each answer of the visitor. The conversation then goes back to that question; what came after it is crossed out.',
  },
  allowDownload: {
    group: 'header',
    title: 'Let the transcript be downloaded',
    help: 'Adds a button that saves what has been said as a text file. No server sees that file.',
  },
  botAutoOpen: {
    group: 'opening',
    title: 'Open by itself',
    help: 'Opens the chat without a click. It never takes the focus.',
  },
  botAutoOpenDelay: {
    group: 'opening',
    title: 'Open after',
    help: 'How many seconds pass before the chat opens by itself.',
  },
  botToggleSound: {
    group: 'opening',
    title: 'Sound',
    help: 'Plays a quiet sound when the chat opens or closes. A button in the header switches it off.',
  },
  disabledUrls: {
    group: 'opening',
    title: 'Pages without a chat',
    help: 'A list of addresses, or a text with one per line. An entry may leave out `https://` or be a path such as `/checkout`; `*` stands for any characters.',
  },
  disableSubUrls: {
    group: 'opening',
    title: 'Include all pages below',
    help: 'Leaves the chat out of everything below those addresses as well.',
  },
}
