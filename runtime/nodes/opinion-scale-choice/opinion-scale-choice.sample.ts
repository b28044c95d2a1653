export const opinionScaleChoiceSample = {
  questionText: 'How likely are you to recommend us to a friend?',
  from: 0,
  fromLabel: 'Not at all',
  to: 10,
  toLabel: 'Very likely',
  answerVariable: 'recommend',
}
