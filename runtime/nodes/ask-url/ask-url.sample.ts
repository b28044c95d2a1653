export const askUrlSample = {
  questionText: 'Is there a page with a picture of the cake you have in mind?',
  answerVariable: 'inspiration',
  incorrectUrlResponse: 'That is not an address we can open. Could you paste it again?',
}
