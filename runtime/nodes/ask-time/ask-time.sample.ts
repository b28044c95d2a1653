export const askTimeSample = {
  questionText: 'When do you want to pick up the cake?',
  answerVariable: 'pickup_time',
  min: '08:00',
  max: '18:00',
  step: 15,
}
