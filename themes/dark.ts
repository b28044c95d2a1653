import type { FieldName } from './customizations.js'

/**
 * What changes in the dark. A text and what it stands on change together, or not at all where the owner has set one of
 * the two.
 */
export const darkValues: readonly Partial<Record<FieldName, string>>[] = [
  { chatBgColor: '#17191f' },
  { gradientBgOne: '#1d2233', gradientBgTwo: '#12305e' },
  { userMsgColor: '#3a404d', userTextColor: '#f4f6fa' },
  { optionBubbleMsgColor: '#2c313c', optionBubbleTextColor: '#f0f2f7' },
]
