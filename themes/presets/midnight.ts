import type { Preset } from './preset.js'

/** Dark, with indigo. */
export const midnight: Preset = {
  name: 'Midnight',
  customizations: {
    headerBgColor: '#4f46e5',
    headerTextColor: '#ffffff',
    botMsgColor: '#282e42',
    botTextColor: '#eef0f8',
    userMsgColor: '#4f46e5',
    userTextColor: '#ffffff',
    bubbleBorderRadius: 14,
    optionBubbleMsgColor: '#353d58',
    optionBubbleTextColor: '#f2f4fb',
    optionBubbleBorderRadius: 14,
    chatBgType: 'solid',
    chatBgColor: '#14161f',
    widgetIconThemeType: 'Solid',
    widgetIconBgColor: '#4f46e5',
  },
}
