export const nChoicesSample = {
  choicePrompt: 'What brings you here today?',
  choices: [
    { id: 'order', choiceText: 'I want to order' },
    { id: 'hours', choiceText: 'When are you open?' },
    { id: 'jobs', choiceText: 'I am looking for work' },
  ],
  answerVariable: 'visit',
}
