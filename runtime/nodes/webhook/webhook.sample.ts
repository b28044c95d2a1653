export const webhookSample = {
  url: 'https://bakery.example/orders',
  method: 'POST',
  body: { source: 'chat' },
  includeAnswerVariables: true,
  answerVariable: 'order',
  waitForResponse: true,
  showResponse: true,
}
