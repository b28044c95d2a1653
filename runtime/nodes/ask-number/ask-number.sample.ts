export const askNumberSample = {
  questionText: 'How many guests should the cake be for?',
  answerVariable: 'guests',
  incorrectNumberResponse: 'A number such as 12 would help us most.',
}
