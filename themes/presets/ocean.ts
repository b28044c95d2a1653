import type { Preset } from './preset.js'

/** Sea green and white on a gradient. */
export const ocean: Preset = {
  name: 'Ocean',
  customizations: {
    headerBgColor: '#0b5f73',
    headerTextColor: '#ffffff',
    botMsgColor: '#ffffff',
    botTextColor: '#10323b',
    userMsgColor: '#0b5f73',
    userTextColor: '#ffffff',
    bubbleBorderRadius: 16,
    optionBubbleMsgColor: '#ffffff',
    optionBubbleTextColor: '#10323b',
    optionBubbleBorderRadius: 22,
    chatBgType: 'gradient',
    chatBgColor: '#e6f6f8',
    gradientBgOne: '#e6f6f8',
    gradientBgTwo: '#a9dbe3',
    widgetIconThemeType: 'Gradient',
    widgetGradientBgOne: '#12849c',
    widgetGradientBgTwo: '#0b4a5a',
  },
}
