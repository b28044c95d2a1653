/** What a visitor would say, by the node that asks: the demo says it until somebody takes over. */
export const demoAnswers: Readonly<Record<string, string>> = {
  menu: 'Order a cake',
  which: 'Carrot cake',
  name: 'Ada',
}

/** The platforms that the install guides speak of, and those where the tag is pasted. */
export const platforms: readonly string[] = [
  'HTML',
  'React',
  'Angular',
  'Vue',
  'Bootstrap',
  'Shopify',
  'WordPress',
  'Webflow',
  'Wix',
  'Squarespace',
]

/** The figures that the home page claims. */
export const results: readonly { readonly figure: string; readonly words: string }[] = [
  { figure: '70%', words: 'of conversations handled by the bot' },
  { figure: '60%', words: 'lower support costs' },
  { figure: '24/7', words: 'availability' },
  { figure: '5000+', words: 'teams' },
]

/** From nothing to a chat on a page. */
export const steps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Draw the conversation',
    text: 'Start from scratch or from a template. Questions, choices, conditions, bookings and calls to your own systems are nodes; you join them with edges.',
  },
  {
    title: 'Try it before anybody else does',
    text: 'Talk to the draft, and read what the checks have found: a branch that leads nowhere, a variable that nobody sets.',
  },
  {
    title: 'Paste one line',
    text: 'A small script draws the launcher and fetches the rest when your page is at rest. Publish a new version whenever you like; the line stays.',
  },
]

/** What the hero shows where no script runs: how the conversation begins. */
export const firstWords: readonly { readonly by: 'bot' | 'user'; readonly text: string }[] = [
  { by: 'bot', text: 'Good morning! This is the bakery on Alder Lane.' },
  { by: 'bot', text: 'What can I do for you?' },
  { by: 'user', text: 'Order a cake' },
  { by: 'bot', text: 'With pleasure. Which one shall it be?' },
]

/** What to set against the price of the Pro plan. */
export const roi = { factor: 2.8, price: 39, visitors: 1000, rate: 2, leadValue: 50 }
