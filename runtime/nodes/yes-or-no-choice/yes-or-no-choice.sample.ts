export const yesOrNoChoiceSample = {
  questionText: 'Shall we keep a loaf for you tomorrow?',
  options: [
    { id: 'yes', label: 'Yes, please' },
    { id: 'no', label: 'Not this time' },
  ],
  answerVariable: 'wants_loaf',
}
