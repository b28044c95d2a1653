export const twoChoicesSample = {
  choicePrompt: 'Will you eat here, or take it with you?',
  choiceText1: 'Eat here',
  choiceText2: 'Take away',
  disableSecondChoice: false,
  answerVariable: 'where',
}
