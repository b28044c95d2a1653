export const userRatingSample = {
  ratingPrompt: 'How do you like our new rye, {name}?',
  type: 'star',
  answerVariable: 'rye_stars',
}
