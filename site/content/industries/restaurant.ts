import type { IndustryContent } from './industry-content.js'

/** Restaurants, bars and food service. */
export const restaurant: IndustryContent = {
  title: 'Tables booked while the pans are loud',
  lead: 'A restaurant chatbot that takes tables, gives a party of fourteen the back room, and knows which plates have nuts.',
  problem: {
    title: 'The telephone rings at half past seven',
    text: 'That is when people decide to eat out, and when nobody in the house has a dry hand. Eight calls go unanswered in an evening, two of them for the back room. Nobody calls twice.',
  },
  solution: [
    'Takes people, evening and name, and says at which hour there is room',
    'Treats more than eight as a party, with another offer and a call',
    'Answers allergies with what the kitchen really does',
  ],
  figures: [
    'industries.restaurant.figure-1',
    'industries.restaurant.figure-2',
    'industries.restaurant.figure-3',
  ],
  blocks: [
    {
      title: 'Two, four or fourteen',
      text: 'The number of guests chooses the way. Small tables are confirmed by text, parties get a menu and a call from the person who cooks it.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the number of guests, with its two ways',
        step: 'For how many?',
        exits: [
          ['Up to eight', 'Which evening?'],
          ['More', 'The back room, one menu'],
        ],
      },
    },
    {
      title: 'Honest about Saturday',
      text: 'Full at eight is no reason to lose somebody: the flow offers half past six and a quarter past nine before anybody has to ask.',
      picture: {
        kind: 'times',
        alt: 'Hours that are free on two evenings, Saturday at 21:15 is chosen',
        title: 'There is room at',
        days: [
          ['Thu', '18:00', '19:30', '20:00'],
          ['Sat', '18:30', '21:15'],
        ],
        chosen: 'Sat 21:15',
      },
    },
    {
      title: 'Allergies, answered by the kitchen',
      text: 'The text comes from the cook and is the same at every table. Fourteen allergens can be a list, a table or a picture of the board at the door.',
      picture: {
        kind: 'talk',
        alt: 'The chat answers what the kitchen does about nuts',
        lines: [
          ['user', 'Nuts'],
          ['bot', 'There are nuts in two sauces, made in their own corner.'],
          ['bot', 'Tell the table: the kitchen uses a second pan.'],
        ],
      },
    },
    {
      title: 'The evening on one sheet',
      text: 'Bookings arrive as mails with the same four lines, or as rows in an export. Whoever opens the house knows at four what comes at eight.',
      picture: {
        kind: 'record',
        alt: 'Three bookings with time, number of guests and a wish',
        title: 'Saturday',
        rows: [
          ['18:30', 'Lee, 4, a high chair'],
          ['20:00', 'Party of 14, back room'],
          ['21:15', 'Osei, 2, no gluten'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Put your hours in',
      text: 'Kitchen hours, holidays, the day off. The flow says ‘closed’ by itself and offers the next evening.',
    },
    {
      title: 'Write as you speak at the door',
      text: 'Short, warm, in your words. Nobody has come back to a restaurant for ‘Your request has been received’.',
    },
    {
      title: 'Link it from the menu',
      text: 'On your page, in the map entry and as a code on the card. Where people get hungry, it is one tap away.',
    },
  ],
  testimonial: 'industries.restaurant.quote',
  faq: [
    {
      name: 'Tables',
      icon: 'utensils',
      questions: [
        {
          question: 'Does it know which tables are free?',
          answer:
            'Your booking system does, and a webhook can ask it. Without one the chat takes a request within your hours, and you confirm by text or mail.',
        },
        {
          question: 'Can guests cancel in the chat?',
          answer:
            'Draw a way for it: name, evening, and a mail to the house. It is worth it, because people who can cancel easily do not just stay away.',
        },
        {
          question: 'Can it take orders for take-away?',
          answer:
            'It can show dishes with pictures, take choices and a time, and send them to the kitchen’s mail or till. Payment stays on your own page.',
        },
      ],
    },
    {
      name: 'Menu and allergies',
      icon: 'wheat',
      questions: [
        {
          question: 'Is it safe to answer allergies in a chat?',
          answer:
            'If the words are the cook’s and end with ‘tell the table’. Do not let an AI step answer this: a fixed text is the careful choice.',
        },
        {
          question: 'How do I change the menu each week?',
          answer:
            'Change the text or the picture in its step and publish, which takes a minute. Keep last season as an earlier version.',
        },
      ],
    },
    {
      name: 'For a small house',
      icon: 'chef-hat',
      questions: [
        {
          question: 'Who looks after it during service?',
          answer:
            'Nobody. Questions for a person are mailed and can wait until after; only a party of your choosing makes the telephone ring.',
        },
        {
          question: 'Does it work on our one-page website?',
          answer:
            'Yes, it is one line. If there is no website at all, the chat’s own test page has an address that you can put on a card.',
        },
      ],
    },
  ],
  category: 'food-and-beverage',
}
