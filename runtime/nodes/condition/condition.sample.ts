export const conditionSample = {
  isNumber: false,
  leftValue: '{wants_loaf}',
  operator: 'starts with',
  rightValue: 'yes',
}
