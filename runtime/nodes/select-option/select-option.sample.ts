export const selectOptionSample = {
  selectPrompt: 'When would you like to pick it up?',
  option1: 'Before eight',
  option2: 'In the morning',
  option3: 'At noon',
  option4: 'In the afternoon',
  option5: 'At closing time',
  disableOption5: true,
  answerVariable: 'pick_up',
}
