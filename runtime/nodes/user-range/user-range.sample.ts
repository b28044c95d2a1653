export const userRangeSample = {
  rangePrompt: 'For how many people is the cake?',
  minVal: 4,
  maxVal: 20,
  answerVariable: 'people',
}
