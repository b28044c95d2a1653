export const approvedMessageSample = {
  templateName: 'order_ready',
  templateLanguage: 'en_US',
  values: [
    { name: '1', value: '{name}' },
    { name: '2', value: 'Baker Street 7' },
  ],
  text: 'Hello {name}, your order is ready at Baker Street 7.',
}
