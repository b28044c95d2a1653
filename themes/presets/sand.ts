import type { Preset } from './preset.js'

/** Warm and quiet, in a serif face. */
export const sand: Preset = {
  name: 'Sand',
  customizations: {
    font: 'Georgia, serif',
    fontSize: 15,
    headerBgColor: '#8a4b22',
    headerTextColor: '#ffffff',
    botMsgColor: '#f4ebe0',
    botTextColor: '#35251a',
    userMsgColor: '#8a4b22',
    userTextColor: '#ffffff',
    bubbleBorderRadius: 12,
    optionBubbleMsgColor: '#eadccb',
    optionBubbleTextColor: '#35251a',
    optionBubbleBorderRadius: 12,
    chatBgType: 'solid',
    chatBgColor: '#fffdf9',
    widgetIconThemeType: 'Solid',
    widgetIconBgColor: '#8a4b22',
  },
}
