export const webhookSample = {
  url: 'https://bakery.example/orders',
  method: 'POST',
  body: { source: 'chat' },
  includeAnswerVariables: true,
  query: [{ key: 'branch', value: 'mill street' }],
  answerVariable: 'order',
  responseMapping: [{ path: 'items[0].name', variableName: 'first_loaf' }],
  waitForResponse: true,
  showResponse: true,
}
