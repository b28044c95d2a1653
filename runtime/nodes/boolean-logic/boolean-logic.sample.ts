export const booleanLogicSample = {
  leftValue: '{is_regular}',
  operator: 'OR',
  rightValue: '{has_voucher}',
}
