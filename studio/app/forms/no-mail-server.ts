/** Where a mail is that no mail server sends. */
export const noMailServer =
  'This server has no mail server: the mail lies in the folder outbox of its data. Whoever runs it finds the link there.'
