export const askCustomQuestionSample = {
  questionText: 'What should be written on the cake, {name}?',
  answerVariable: 'inscription',
}
