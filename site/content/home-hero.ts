/** What a visitor would say, by the node that asks: the demo says it until somebody takes over. */
export const demoAnswers: Readonly<Record<string, string>> = {
  menu: 'Order a cake',
  which: 'Carrot cake',
  name: 'Ada',
}

/** What a chat is for: the hero says one after the other. */
export const useCases: readonly string[] = [
  'qualifies leads',
  'books appointments',
  'answers questions',
  'takes reservations',
  'screens applicants',
  'runs surveys',
  'recommends products',
  'quotes freight',
  'hands over to people',
]

/** What the hero shows where no script runs: how the conversation begins. */
export const firstWords: readonly { readonly by: 'bot' | 'user'; readonly text: string }[] = [
  { by: 'bot', text: 'Good morning! This is the bakery on Alder Lane.' },
  { by: 'bot', text: 'What can I do for you?' },
  { by: 'user', text: 'Order a cake' },
  { by: 'bot', text: 'With pleasure. Which one shall it be?' },
]
