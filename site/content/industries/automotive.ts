import type { IndustryContent } from './industry-content.js'

/** Car dealers and garages. */
export const automotive: IndustryContent = {
  title: 'Red means stop, yellow means Thursday',
  lead: 'An automotive chatbot that tells a warning light from a reason to stand still, books services by mileage, and has the electric ready for a drive.',
  problem: {
    title: 'The workshop cannot hear the telephone',
    text: 'A car stands at the roadside with a red light, a second one wants winter tyres, a third person would like to try the van. All three hear the same tone. The one at the roadside drives on.',
  },
  solution: [
    'Asks for the colour of the light, and says stop when it has to be said',
    'Knows at which mileage a service becomes a whole day',
    'Has a car ready for a drive, and asks for the licence in advance',
  ],
  figures: [
    'industries.automotive.figure-1',
    'industries.automotive.figure-2',
    'industries.automotive.figure-3',
  ],
  blocks: [
    {
      title: 'The light decides',
      text: 'Two colours, two ways. Red ends with the tow truck, yellow with a place this week. No text in between makes anybody read while the engine runs.',
      picture: {
        kind: 'ways',
        alt: 'The question for the colour of the light, with its two ways',
        step: 'Which colour does it have?',
        exits: [
          ['Red', 'Stop, and the tow truck'],
          ['Yellow', 'A place this week'],
        ],
      },
    },
    {
      title: 'A service is a sum',
      text: 'Mileage is a number, and numbers have limits. Past ninety thousand the timing belt comes along, and the customer hears about the day and the loan car beforehand.',
      picture: {
        kind: 'talk',
        alt: 'A car with 120,000 kilometres is told what is due',
        lines: [
          ['bot', 'How many thousand kilometres has the car done?'],
          ['user', '120'],
          ['bot', 'Past 90,000 the timing belt is due with it. You get a car meanwhile.'],
        ],
      },
    },
    {
      title: 'Test drives, picked like a seat',
      text: 'Free half hours for each model stand in the chat. Who picks one has said what they want to drive, when, and how to reach them.',
      picture: {
        kind: 'times',
        alt: 'Free half hours for a test drive, Friday at 15:30 is chosen',
        title: 'The small electric',
        days: [
          ['Tue', '9:00', '11:30'],
          ['Fri', '14:00', '15:30', '16:00'],
        ],
        chosen: 'Fri 15:30',
      },
    },
    {
      title: 'The workshop reads one line',
      text: 'Plate, work, mileage, telephone. It comes as a mail that can be printed and hung on the mirror.',
      picture: {
        kind: 'record',
        alt: 'A job with plate, work, mileage and number',
        title: 'For Petra, today',
        rows: [
          ['Plate', 'CL 1974'],
          ['Work', 'Service with timing belt'],
          ['Mileage', '120,000'],
          ['Call', '020 7946 0000'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Ask the person at the counter',
      text: 'Which three questions do you ask first? Those, in that order. They have been tested for thirty years.',
    },
    {
      title: 'Set prices and limits',
      text: 'Small service, large service, tyres. A number that is written down is believed.',
    },
    {
      title: 'One chat for page and glove box',
      text: 'Put it on your website, and its address on the card that lies in every car you sell.',
    },
  ],
  testimonial: 'industries.automotive.quote',
  faq: [
    {
      name: 'Workshop',
      icon: 'car',
      questions: [
        {
          question: 'Can customers book a lift themselves?',
          answer:
            'They ask for one of the times that you show, and you confirm. If your workshop planner can be called over HTTP, it confirms by itself.',
        },
        {
          question: 'Can somebody send a photograph of the damage?',
          answer:
            'Yes, from the camera of the telephone, up to 5 MB. Ask for the plate in the same flow, or the picture has no car.',
        },
        {
          question: 'What about recalls?',
          answer:
            'Ask for the chassis number and let a webhook look it up, or lead to the maker’s page. The flow should never guess at one.',
        },
      ],
    },
    {
      name: 'Showroom',
      icon: 'key',
      questions: [
        {
          question: 'Can it show the cars that we have?',
          answer:
            'Pictures to choose from, up to as many as you like, or what your stock list answers. Each leads to its page or to a drive.',
        },
        {
          question: 'How quickly do we have to answer a lead?',
          answer:
            'Sooner than the next dealer. Switch the desk on while somebody is in the showroom: whoever is available is asked, and joins the chat.',
        },
      ],
    },
    {
      name: 'Several sites',
      icon: 'map-pin',
      questions: [
        {
          question: 'We have three garages. One bot or three?',
          answer:
            'One, with a first question for the place, if hours and people are much alike. Three copies if each has its own prices and its own Petra.',
        },
        {
          question: 'Can each brand keep its colours?',
          answer:
            'Looks belong to the bot, and a page may change them for itself. The launcher on the electric’s page can be green.',
        },
      ],
    },
  ],
  category: 'booking-and-scheduling',
}
