/** What stands where who runs the server has written no legal texts. */
export const legal = {
  'terms-of-service': {
    title: 'Terms of service',
    description: 'What holds between whoever runs this server and those who use it.',
    absent: 'Who runs this server has published no terms of service.',
  },
  'privacy-policy': {
    title: 'Privacy policy',
    description: 'Which personal data this server keeps, and what for.',
    absent: 'Who runs this server has published no privacy policy.',
  },
  trust: {
    title: 'Trust',
    description: 'How this server is run, and what is done to keep what it holds safe.',
    absent: 'Who runs this server has published nothing about how they run it.',
  },
  ask: 'Write to them with your questions:',
  contact: 'Contact us',
} as const
