/** What the newsletter's page says. */
export const newsletter = {
  title: 'What is new, as often as you like',
  lead: 'One letter with what we have built, what we have learned about conversations, and what other teams do.',
  benefits: [
    {
      title: 'Product updates',
      text: 'New node types, new ways to publish, and what has changed in those that you use.',
    },
    {
      title: 'Industry news',
      text: 'What happens around chat on websites, in a few sentences each.',
    },
    { title: 'Tutorials', text: 'A conversation built step by step, with its file to take along.' },
    {
      title: 'No more than you asked for',
      text: 'Weekly, monthly or quarterly. Each letter has a link that ends it with one click.',
    },
  ],
  titles: { success: 'Thank You', error: 'Oops' },
  success: 'Thank you for subscribing! Please check your email to confirm your subscription.',
  taken:
    'This email is already subscribed to our newsletter. Please use a different email address.',
  failure: "Sorry, we couldn't process your subscription. Please try again later.",
  verified: {
    yes: 'Your subscription is confirmed.',
    no: 'This link appears to be invalid or expired.',
  },
} as const
