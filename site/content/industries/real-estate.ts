import type { IndustryContent } from './industry-content.js'

/** Estate agents and landlords. */
export const realEstate: IndustryContent = {
  title: 'Viewings with people who want this flat',
  lead: 'A real estate chatbot that asks for budget and rooms, says what there is this week, and arranges viewings while the advertisement is still open on the other tab.',
  problem: {
    title: 'Two hundred mails for one flat',
    text: 'A flat goes online on Friday. By Monday two hundred people have written ‘Is it still available?’. Twelve of them could afford it and were free on Thursday, and nobody can tell which.',
  },
  solution: [
    'Asks for rooms and budget before it promises anything',
    'Says plainly what there is in that range, even when it is one room in Dock Street',
    'Takes a name and a number, and says by when somebody calls',
  ],
  figures: [
    'industries.real-estate.figure-1',
    'industries.real-estate.figure-2',
    'industries.real-estate.figure-3',
  ],
  blocks: [
    {
      title: 'Sorted before you call',
      text: 'A number is compared with what you have. Who fits is called for a viewing, who does not gets an honest answer and a place on the list. Both are told within the same minute.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the budget, with its two ways',
        step: 'Budget a month',
        exits: [
          ['900 or more', '7 homes this week'],
          ['Below 900', 'The list for Dock Street'],
        ],
      },
    },
    {
      title: 'Thursday or Saturday, chosen at once',
      text: 'Free times for viewings are picked in the chat. Holidays and the hours of the caretaker are taken out, and each time is a request that your office confirms.',
      picture: {
        kind: 'times',
        alt: 'Viewing times on Thursday and Saturday, Saturday at 10:20 is chosen',
        title: 'Viewing, Dock Street 9',
        days: [
          ['Thu', '17:00', '17:20', '17:40'],
          ['Sat', '10:00', '10:20', '10:40'],
        ],
        chosen: 'Sat 10:20',
      },
    },
    {
      title: 'Sellers ask something else',
      text: 'Whoever wants to sell is not asked for a budget. Their way is shorter: address, kind of home, a time for the valuation, and the name of the person who comes.',
      picture: {
        kind: 'talk',
        alt: 'Somebody wants to sell and is told what comes next',
        lines: [
          ['user', 'I want to sell'],
          [
            'bot',
            'Then somebody comes, measures, and says a price that we stand by for six weeks.',
          ],
          ['user', 'And what does that cost?'],
          ['bot', 'The visit is free.'],
        ],
      },
    },
    {
      title: 'Pictures say more than rooms',
      text: 'Show the floor plan, the view and a short film where somebody asks for them. Pictures are fetched only then, so the page of the advertisement stays quick.',
      picture: {
        kind: 'record',
        alt: 'A home as the chat shows it: plan, rooms, rent and the first day',
        title: 'Dock Street 9, second floor',
        rows: [
          ['Rooms', '3, with a balcony to the east'],
          ['Rent', '1,180 a month'],
          ['Free from', '1 March'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Take last month’s enquiries',
      text: 'Count how many failed on budget, how many on the date. Those two questions come first.',
    },
    {
      title: 'Describe homes by range',
      text: 'You need not keep every flat in the flow. Ranges with a number of homes are enough, and are changed in a minute on Monday.',
    },
    {
      title: 'Put it on each advertisement',
      text: 'The page’s own address travels along as a variable, so you know which home somebody was looking at.',
    },
  ],
  testimonial: 'industries.real-estate.quote',
  faq: [
    {
      name: 'Homes and viewings',
      icon: 'house',
      questions: [
        {
          question: 'Can it read our listings?',
          answer:
            'Through a webhook step, if your listings can be asked for over HTTP: by rooms and price, for example, with the count or the first three as the answer.',
        },
        {
          question: 'Does it stop double bookings of a viewing?',
          answer:
            'The calendar in the chat shows the times that you set and takes a request. Whether a time is gone is known by your own calendar: ask it in a webhook, or confirm by mail.',
        },
        {
          question: 'Can tenants report repairs with it?',
          answer:
            'Give them a way of their own: what is broken, since when, a photograph, and when somebody is at home. It arrives as one mail at the caretaker’s.',
        },
      ],
    },
    {
      name: 'Leads and fairness',
      icon: 'users',
      questions: [
        {
          question: 'How do we qualify without turning people away?',
          answer:
            'Give every answer a way on. Below your range means a list, not a full stop, and each of them is still a contact with a wish that you know.',
        },
        {
          question: 'Is it fair to everybody who asks?',
          answer:
            'It asks all the same questions in the same order and cannot see faces or names before you let it. Leave out what the law does not let you ask.',
        },
      ],
    },
    {
      name: 'In the agency',
      icon: 'key',
      questions: [
        {
          question: 'Can each branch have its own chatbot?',
          answer:
            'Copy the flow and change address, hours and names, or use one with a first question for the town. Members can work on both.',
        },
        {
          question: 'Who gets the enquiry on a Sunday?',
          answer:
            'Whoever the flow mails it to. It also tells the visitor when the office opens, because it knows your opening hours.',
        },
      ],
    },
  ],
  category: 'real-estate-and-property',
}
