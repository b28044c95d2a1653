export const mathOperationSample = {
  leftValue: '{loaves}',
  operator: '*',
  rightValue: 'loaf_price',
  answerVariable: 'total',
}
