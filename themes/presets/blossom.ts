import type { Preset } from './preset.js'

/** Light, in rose. */
export const blossom: Preset = {
  name: 'Blossom',
  customizations: {
    headerBgColor: '#b3245f',
    headerTextColor: '#ffffff',
    botMsgColor: '#fdeaf1',
    botTextColor: '#4a1029',
    userMsgColor: '#b3245f',
    userTextColor: '#ffffff',
    bubbleBorderRadius: 18,
    optionBubbleMsgColor: '#f8d3e0',
    optionBubbleTextColor: '#4a1029',
    optionBubbleBorderRadius: 22,
    chatBgType: 'solid',
    chatBgColor: '#fffbfd',
    widgetIconThemeType: 'Gradient',
    widgetGradientBgOne: '#d6337c',
    widgetGradientBgTwo: '#7a1f5c',
  },
}
