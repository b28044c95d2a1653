export const gptSample = {
  context: 'You work at the counter of Corner Bakery. Answer in two friendly sentences.',
  selectedModel: 'gpt-3.5-turbo',
  apiKey: '',
  answerVariable: 'advice',
}
