/** What the page for reports says. */
export const abuse = {
  title: 'Report a Concern',
  lead: 'Has a chat that was made with Talkgraph been used to deceive, to harm or to annoy? Tell us. You need no account.',
  standards: {
    title: 'Safety standards',
    text: 'Chats may not be used for spam, phishing, malware or objectionable content.',
    directly: 'You may also write to us directly:',
  },
  next: {
    title: 'What Happens Next',
    steps: ['abuse.review', 'abuse.experts', 'abuse.updates'],
  },
  form: 'Report Abuse',
  titles: { success: 'Report Submitted', error: 'Submission Error' },
  success: 'Thank you for reporting. We will investigate and take appropriate action.',
  failure: "Sorry, we couldn't process your report. Please try again later.",
} as const
