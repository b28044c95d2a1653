export const askNameSample = {
  questionText: 'Who are we baking for today?',
  answerVariable: 'customer',
  nameGreetResponse: 'Lovely to meet you, {name}!',
}
