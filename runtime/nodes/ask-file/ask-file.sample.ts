export const askFileSample = {
  questionText: 'Send us a photo of the cake you dream of, up to 5 MB.',
  answerVariable: 'photo',
}
