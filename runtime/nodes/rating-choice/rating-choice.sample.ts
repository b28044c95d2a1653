export const ratingChoiceSample = {
  questionText: 'How was your last visit?',
  ratingType: 'smiley',
  answerVariable: 'last_visit',
}
