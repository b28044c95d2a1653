import type { Preset } from './preset.js'

/** White and yellow on black: every text at 7:1 or more. */
export const highContrastDark: Preset = {
  name: 'High contrast, dark',
  customizations: {
    fontSize: 16,
    headerBgColor: '#ffd60a',
    headerTextColor: '#000000',
    botMsgColor: '#ffffff',
    botTextColor: '#000000',
    userMsgColor: '#ffd60a',
    userTextColor: '#000000',
    bubbleBorderRadius: 6,
    optionBubbleMsgColor: '#303030',
    optionBubbleTextColor: '#ffffff',
    optionBubbleBorderRadius: 6,
    chatBgType: 'solid',
    chatBgColor: '#000000',
    widgetIconThemeType: 'Solid',
    widgetIconBgColor: '#ffd60a',
  },
}
