import type { FieldName } from './customizations.js'

/** What a customization is for people. No visitor's bundle carries it. */
export interface CustomizationForm {
  readonly title: string
  /** One or two sentences, with units and limits. */
  readonly help: string
  /** Where it is one of several words: what each is called. */
  readonly choices?: readonly { readonly value: string; readonly title: string }[]
}

const colourHelp = 'As #hex, rgb(), hsl() or a CSS colour name.'
const addressHelp = 'An http, https or relative address, or a data:image.'

/** What each customization is for people, in the order of `fields`. */
export const fieldForms: Readonly<Record<FieldName, CustomizationForm>> = {
  font: { title: 'Font', help: 'One font family, or several with commas between them.' },
  fontSize: { title: 'Font size', help: 'The size of all texts in the chat, in pixels.' },
  logo: { title: 'Logo', help: `The picture in the header. ${addressHelp}` },
  hideLogo: { title: 'Hide the logo', help: 'On, the header has no picture.' },
  logoText: { title: 'Text beside the logo', help: 'The title in the header.' },
  enableTagline: { title: 'Show a tagline', help: 'On, the tagline stands below the title.' },
  tagline: { title: 'Tagline', help: 'A short line below the title.' },
  headerBgColor: { title: 'Colour of the header', help: colourHelp },
  headerTextColor: { title: 'Text in the header', help: `The colour of title and tagline. ${colourHelp}` },
  hideBrand: { title: 'Hide the brand', help: 'On, no brand stands below the chat.' },
  enableCustomBrand: { title: 'Show a brand of your own', help: 'On, your brand stands below the chat.' },
  customBrand: { title: 'Brand', help: 'The name of your brand.' },
  customBrandLink: { title: 'Link of the brand', help: `Where your brand leads. ${addressHelp}` },
  avatar: { title: 'Avatar', help: `The picture beside what the bot says. ${addressHelp}` },
  hideAvatar: { title: 'Hide the avatar', help: 'On, no picture stands beside what the bot says.' },
  avatarSize: { title: 'Size of the avatar', help: 'Its width and height, in pixels.' },
  bubbleBorderRadius: {
    title: 'Roundness of bubbles',
    help: 'The radius of the corners of messages, in pixels.',
  },
  botMsgColor: { title: 'Bubbles of the bot', help: `The colour behind what the bot says. ${colourHelp}` },
  botTextColor: { title: 'Text of the bot', help: `The colour of what the bot says. ${colourHelp}` },
  userMsgColor: {
    title: 'Bubbles of the visitor',
    help: `The colour behind what the visitor says. ${colourHelp}`,
  },
  userTextColor: {
    title: 'Text of the visitor',
    help: `The colour of what the visitor says. ${colourHelp}`,
  },
  optionBubbleBorderRadius: {
    title: 'Roundness of options',
    help: 'The radius of the corners of buttons to choose from, in pixels.',
  },
  optionBubbleMsgColor: {
    title: 'Colour of options',
    help: `The colour of buttons to choose from. ${colourHelp}`,
  },
  optionBubbleTextColor: {
    title: 'Text on options',
    help: `The colour of the text on buttons to choose from. ${colourHelp}`,
  },
  chatBgType: {
    title: 'Background',
    help: 'What is behind the messages.',
    choices: [
      { value: 'solid', title: 'One colour' },
      { value: 'gradient', title: 'Gradient' },
      { value: 'image', title: 'Image' },
    ],
  },
  chatBgColor: { title: 'Background colour', help: `For a background of one colour. ${colourHelp}` },
  gradientBgOne: {
    title: 'First gradient colour',
    help: `For a gradient: the colour it begins with. ${colourHelp}`,
  },
  gradientBgTwo: {
    title: 'Second gradient colour',
    help: `For a gradient: the colour it ends with. ${colourHelp}`,
  },
  chatBgImg: { title: 'Background image', help: `For an image behind the messages. ${addressHelp}` },
  chatBgMaskColor: {
    title: 'Tint over the image',
    help: `Covers a background image at 40 %. ${colourHelp}`,
  },
  widgetPosition: {
    title: 'Side of the launcher',
    help: 'On which side of the page the launcher stands.',
    choices: [
      { value: 'right', title: 'Right' },
      { value: 'left', title: 'Left' },
    ],
  },
  widgetOffsetRight: {
    title: 'Distance from the right',
    help: 'How far a launcher on the right is from the edge, in pixels.',
  },
  widgetOffsetLeft: {
    title: 'Distance from the left',
    help: 'How far a launcher on the left is from the edge, in pixels.',
  },
  widgetOffsetBottom: {
    title: 'Distance from the bottom',
    help: 'How far the launcher is from the lower edge of the page, in pixels.',
  },
  widgetSize: { title: 'Size of the launcher', help: 'Its width and height, in pixels.' },
  widgetIconThemeType: {
    title: 'Launcher',
    help: 'Whether the launcher has one colour or a gradient.',
    choices: [
      { value: 'Solid', title: 'One colour' },
      { value: 'Gradient', title: 'Gradient' },
    ],
  },
  widgetIconBgColor: { title: 'Colour of the launcher', help: `For a launcher of one colour. ${colourHelp}` },
  widgetGradientBgOne: {
    title: 'First launcher colour',
    help: `For a launcher with a gradient: the colour it begins with. ${colourHelp}`,
  },
  widgetGradientBgTwo: {
    title: 'Second launcher colour',
    help: `For a launcher with a gradient: the colour it ends with. ${colourHelp}`,
  },
  widgetIconImage: { title: 'Image of the launcher', help: `A picture instead of the icon. ${addressHelp}` },
  chatIconCta: { title: 'Show an invitation', help: 'On, a bubble above the launcher invites to chat.' },
  chatIconCtaText: { title: 'Text of the invitation', help: 'What the bubble above the launcher says.' },
  botAutoOpen: { title: 'Open by itself', help: 'On, the chat opens without a click.' },
  botAutoOpenDelay: {
    title: 'Open after',
    help: 'For a chat that opens by itself: how many seconds it waits.',
  },
  botToggleSound: { title: 'Sound', help: 'On, a quiet sound is played when the chat opens or closes.' },
  disabledUrls: {
    title: 'Pages without the chat',
    help: 'Addresses of pages, or paths that begin with /. * stands for any characters.',
  },
  disableSubUrls: {
    title: 'Pages below them too',
    help: 'On, pages below the pages without the chat have none either.',
  },
}
