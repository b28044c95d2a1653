import type { IndustryContent } from './industry-content.js'

/** Hotels, guest houses and holiday homes. */
export const hospitality: IndustryContent = {
  title: 'The porter who never sleeps',
  lead: 'A hotel chatbot for late arrivals, rooms and parking: it sends the key code, offers the garden house to a group, and leaves the welcome to you.',
  problem: {
    title: 'The desk is one person, and she is carrying a suitcase',
    text: 'Between four and six everybody arrives. The telephone rings about parking, a bus is late, a family of six would like to stay two more nights. What pays is at the end of that line, and it hangs up.',
  },
  solution: [
    'Tells late guests whether somebody is there, and how to get in when nobody is',
    'Makes a different offer to two people than to six',
    'Answers parking and breakfast without a ring at the desk',
  ],
  figures: [
    'industries.hospitality.figure-1',
    'industries.hospitality.figure-2',
    'industries.hospitality.figure-3',
  ],
  blocks: [
    {
      title: 'Arrivals without a telephone call',
      text: 'Before ten there is soup, after ten there is a code. The flow knows the hours of your desk and says what is true at that hour, in your time zone.',
      picture: {
        kind: 'talk',
        alt: 'A guest arrives in the night and is told about the key',
        lines: [
          ['user', 'Later in the night'],
          ['bot', 'Then your key waits in the box beside the door.'],
          ['bot', 'To which number may we send the code?'],
        ],
      },
    },
    {
      title: 'Groups are not two double rooms',
      text: 'A number decides. Four people and more get the garden house and a word from the manager; two get a price for the harbour side.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the number of people, with its two ways',
        step: 'How many people?',
        exits: [
          ['1 to 3', 'A room, with its price'],
          ['4 and more', 'The garden house'],
        ],
      },
    },
    {
      title: 'What guests want is known at breakfast',
      text: 'Allergies, pillows, a cot: each is asked for on its own and arrives as a line in the mail of the morning shift, not as a sentence in a booking.',
      picture: {
        kind: 'record',
        alt: 'A guest’s arrival with time, people and wishes',
        title: 'Arrival, Friday',
        rows: [
          ['Guest', 'Lee, harbour side'],
          ['When', 'After midnight, code sent'],
          ['Please', 'A cot, no feathers'],
        ],
      },
    },
    {
      title: 'Asked after the stay, not by a form',
      text: 'Five faces and one open question. Three low marks bring the manager in before the guest writes elsewhere; the rest read how to book directly next time.',
      picture: {
        kind: 'funnel',
        alt: 'Of a hundred guests who are asked, 62 rate, 40 write a sentence and 9 talk to the manager',
        title: 'After the stay, an example',
        rows: [
          ['Asked', 100],
          ['Rated', 62],
          ['Wrote a sentence', 40],
          ['Talked to the manager', 9],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Write down one evening',
      text: 'Note every question between four and ten. You will find about twelve, and you know all the answers.',
    },
    {
      title: 'Add the hours of the house',
      text: 'Desk, kitchen, quiet time. Put your holidays in, and try it with the clock set to midnight.',
    },
    {
      title: 'Print it on the confirmation',
      text: 'Put the chat on your page, and its address into the mail that guests read on the way.',
    },
  ],
  testimonial: 'industries.hospitality.quote',
  faq: [
    {
      name: 'Guests and rooms',
      icon: 'bed',
      questions: [
        {
          question: 'Can guests book a room in the chat?',
          answer:
            'They can ask for one with dates and people. Whether it is free is known by your booking system: a webhook asks it, or your team confirms by mail.',
        },
        {
          question: 'Which languages does it speak to guests?',
          answer:
            'Those that you translate. It begins in the language of the guest’s browser if you have it; the buttons of the widget come with languages of their own.',
        },
        {
          question: 'What about guests who prefer a person?',
          answer:
            'While somebody is at the desk, they can be joined in the chat. At night the flow gives the telephone number for emergencies and takes the rest down.',
        },
      ],
    },
    {
      name: 'Direct bookings',
      icon: 'percent',
      questions: [
        {
          question: 'Does it help against portals’ commissions?',
          answer:
            'It answers on your own page what people otherwise ask there, and can say what is better when they book with you: the later breakfast, the quiet side.',
        },
        {
          question: 'Can it offer something for the stay?',
          answer:
            'A step after the arrival question can show a sauna hour or a boat trip with its picture. What is chosen stands in the mail to the desk.',
        },
      ],
    },
    {
      name: 'The house',
      icon: 'concierge-bell',
      questions: [
        {
          question: 'Is it worth it for nineteen rooms?',
          answer:
            'The free plan is enough to find out. A small house has one pair of hands at the desk, and those are what it saves.',
        },
        {
          question: 'How do we change prices in summer?',
          answer:
            'In the text where the price stands, then publish. If you have several, keep them as variables at the beginning of the flow and change them there.',
        },
      ],
    },
  ],
  category: 'travel-and-hospitality',
}
