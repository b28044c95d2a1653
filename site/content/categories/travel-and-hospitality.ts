import type { Category } from './category.js'

/** The category of Travel and Hospitality. */
export const travelAndHospitality: Category = {
  slug: 'travel-and-hospitality',
  name: 'Travel and Hospitality',
  description:
    'Chatbots for hotels, tours and transport: requests with a price, wishes of guests, the way there.',
  overview: [
    'Travellers ask in three languages and at all hours. A chatbot names a price for rooms, takes wishes of those who are in the house, and explains the way.',
    'Translate with the flow, not beside it: a price that differs between languages is found by the first guest.',
  ],
  benefits: [
    { title: 'Requests with a sum', text: 'Room, nights and people are added up and read back.' },
    {
      title: 'Wishes reach the right hands',
      text: 'Towels, tables and late check-outs go to those who do them.',
    },
    { title: 'Several languages', text: "The page's language decides; a missing text is noticed." },
    { title: 'Help at midnight', text: "The night bell, the porter's number, the last bus." },
  ],
  questions: [
    {
      question: 'Does it book rooms?',
      answer: 'It takes requests. With a webhook to your booking system it can check and book.',
    },
    {
      question: 'How do translations work?',
      answer:
        'Texts of each language stand beside the original in the same file, and a check lists what is missing.',
    },
    {
      question: 'Can guests use it by a code in the room?',
      answer: "Yes, as a full page. The code leads to the bot's own address.",
    },
  ],
}
