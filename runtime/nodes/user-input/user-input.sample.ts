export const userInputSample = {
  inputPrompt: 'Hello! What is your name?',
  type: 'name',
  nameGreet: 'Good to see you, {name}. The oven is warm.',
  answerVariable: 'customer',
}
