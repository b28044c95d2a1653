export const askLocationSample = {
  questionText: 'Where should we deliver?',
  answerVariable: 'delivery_address',
}
