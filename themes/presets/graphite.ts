import type { Preset } from './preset.js'

/** Black, white and grey, without an avatar. */
export const graphite: Preset = {
  name: 'Graphite',
  customizations: {
    headerBgColor: '#1f2328',
    headerTextColor: '#ffffff',
    hideAvatar: true,
    botMsgColor: '#eff1f4',
    botTextColor: '#1f2328',
    userMsgColor: '#1f2328',
    userTextColor: '#ffffff',
    bubbleBorderRadius: 18,
    optionBubbleMsgColor: '#e0e4e9',
    optionBubbleTextColor: '#1f2328',
    optionBubbleBorderRadius: 22,
    chatBgType: 'solid',
    chatBgColor: '#ffffff',
    widgetIconThemeType: 'Solid',
    widgetIconBgColor: '#1f2328',
  },
}
