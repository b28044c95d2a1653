export const emailSample = {
  to: 'orders@bakery.example',
  replyTo: '{email}',
  subject: 'An order from {name}',
  body: '{name} would like {loaves} loaves, to be fetched on {pickup_day}.',
  format: 'text',
}
