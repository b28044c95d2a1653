export const threeChoicesSample = {
  choicePrompt: 'What can we do for you, {name}?',
  choiceText1: 'Order bread',
  choiceText2: 'Ask about allergens',
  choiceText3: 'Something else',
  answerVariable: 'concern',
}
