import type { Preset } from './preset.js'

/** Black on white and back, with yellow and blue: every text at 7:1 or more. */
export const highContrast: Preset = {
  name: 'High contrast',
  customizations: {
    fontSize: 16,
    headerBgColor: '#000000',
    headerTextColor: '#ffffff',
    botMsgColor: '#000000',
    botTextColor: '#ffffff',
    userMsgColor: '#003a8c',
    userTextColor: '#ffffff',
    bubbleBorderRadius: 6,
    optionBubbleMsgColor: '#ffe600',
    optionBubbleTextColor: '#000000',
    optionBubbleBorderRadius: 6,
    chatBgType: 'solid',
    chatBgColor: '#ffffff',
    widgetIconThemeType: 'Solid',
    widgetIconBgColor: '#000000',
  },
}
