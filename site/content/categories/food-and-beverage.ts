import type { Category } from './category.js'

/** The category of Food and Beverage. */
export const foodAndBeverage: Category = {
  slug: 'food-and-beverage',
  name: 'Food and Beverage',
  description:
    'Chatbots for restaurants, cafés and bakeries: tables, orders to pick up, parties and cakes.',
  overview: [
    'When guests have time to call, you have your hands full. A chatbot takes reservations and orders with everything the kitchen needs to know.',
    'Promise only what you can see. A table that was not checked is a request.',
  ],
  benefits: [
    {
      title: 'Orders without the phone',
      text: "Basket, sum and pick-up time in one mail, readable at arm's length.",
    },
    {
      title: 'Tables by your book',
      text: 'Free evenings are offered, full ones have a waiting list.',
    },
    {
      title: 'The kitchen is told',
      text: 'Allergies and wishes are ticked, and stand in every mail.',
    },
    {
      title: 'Parties come prepared',
      text: 'Number, occasion and day before the host calls back.',
    },
  ],
  questions: [
    {
      question: 'Can guests pay in the chat?',
      answer: 'No. A button leads to your payment page, with the amount filled in.',
    },
    {
      question: 'Which reservation systems can be asked?',
      answer: 'Any with an interface over HTTP. The template describes the two fields it expects.',
    },
    {
      question: 'What about days on which we are closed?',
      answer: 'Weekdays and single dates can be excluded in the calendar step.',
    },
  ],
}
