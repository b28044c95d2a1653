import type { Preset } from './preset.js'

/** Light, in greens. */
export const meadow: Preset = {
  name: 'Meadow',
  customizations: {
    headerBgColor: '#1d6b45',
    headerTextColor: '#ffffff',
    botMsgColor: '#e3f1e8',
    botTextColor: '#12311f',
    userMsgColor: '#1d6b45',
    userTextColor: '#ffffff',
    bubbleBorderRadius: 16,
    optionBubbleMsgColor: '#cfe6d7',
    optionBubbleTextColor: '#12311f',
    optionBubbleBorderRadius: 22,
    chatBgType: 'solid',
    chatBgColor: '#f9fcfa',
    widgetIconThemeType: 'Solid',
    widgetIconBgColor: '#1d6b45',
  },
}
