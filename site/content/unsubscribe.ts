/** What the page says to which mails lead that one no longer wants. */
export const unsubscribe = {
  invalid: {
    title: 'Invalid unsubscribe link',
    text: 'This link appears to be invalid or expired.',
  },
  to: 'Mails to',
  asked: 'If this address gets mails from us, a link to change that is on its way to it.',
  global: "You're unsubscribed from all emails",
  campaign: "You've unsubscribed from this campaign.",
  stopCampaign: 'Unsubscribe from this campaign',
  stopAll: 'Unsubscribe from all emails*',
  resubscribe: 'Resubscribe',
  undo: 'Undo',
  preferences: 'Update your preferences',
  notes: [
    'Processing your request can take up to 72 hours.',
    '* You will still receive emails about your account: payment, security and legal matters.',
  ],
} as const
