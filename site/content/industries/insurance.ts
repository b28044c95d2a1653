import type { IndustryContent } from './industry-content.js'

/** Insurers and brokers. */
export const insurance: IndustryContent = {
  title: 'A claim that arrives complete',
  lead: 'An insurance chatbot that asks first whether anybody is hurt, tells people what to do about the water, and hands your adviser a report that needs no second call.',
  problem: {
    title: 'The first report is half a report',
    text: 'Somebody stands in a wet kitchen and types three lines into a contact form. The policy number is missing, so is the telephone. Two days and four mails later the adviser knows what could have been asked in a minute.',
  },
  solution: [
    'Puts people before papers: whoever is hurt gets a telephone number and nothing else',
    'Says what limits the damage now, before it asks for anything',
    'Asks for policy, story and number one by one, and leaves out no field',
  ],
  figures: [
    'industries.insurance.figure-1',
    'industries.insurance.figure-2',
    'industries.insurance.figure-3',
  ],
  blocks: [
    {
      title: 'First notice of loss in two minutes',
      text: 'Each kind of damage has its own short way. A theft asks for the number of the police report, water begins with the main tap, and all of them end with the same complete record.',
      picture: {
        kind: 'record',
        alt: 'A claim with event, policy, story and number',
        title: 'New claim',
        rows: [
          ['Event', 'Water damage'],
          ['Policy', 'KM 4471'],
          ['Story', 'A pipe in the kitchen'],
          ['Call', '020 7946 0000'],
        ],
      },
    },
    {
      title: 'Quotes from people who mean it',
      text: 'Ask what is to be insured, since when and for how much, and send the answers to the adviser of that line. Who only wanted a rough figure gets one and is not called.',
      picture: {
        kind: 'ways',
        alt: 'The question for the kind of cover, with a way for each line',
        step: 'What would you like to insure?',
        exits: [
          ['My home', 'Household, Mr Adeyemi'],
          ['My car', 'Motor, Ms Sand'],
          ['Just a figure', 'A range, no call'],
        ],
      },
    },
    {
      title: 'A person for the day that matters',
      text: 'After a fire nobody wants a menu. A handover asks the agents who are available in turn; who joins has read everything, photographs included.',
      picture: {
        kind: 'talk',
        alt: 'An adviser joins the conversation after a fire',
        lines: [
          ['user', 'It was the attic. Nobody was home.'],
          ['bot', 'I am glad nobody was. Ruth Sand is joining us now.'],
          ['bot', 'Ruth here. I have your policy open. Do you have a bed tonight?'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Take your paper form',
      text: 'Each field of the claim form becomes a question or goes. What nobody ever read need not be asked.',
    },
    {
      title: 'Sort by damage',
      text: 'A choice at the beginning leads to water, theft or traffic. Say there what to do right now, with your emergency numbers.',
    },
    {
      title: 'Send it to the right adviser',
      text: 'By mail or into your claims system. Conditions decide by line, postcode or sum who gets it.',
    },
  ],
  testimonial: 'industries.insurance.quote',
  faq: [
    {
      name: 'Claims',
      icon: 'umbrella',
      questions: [
        {
          question: 'Can somebody report a claim without their policy number?',
          answer:
            'Let them: offer ‘I do not have it here’ as an answer, and ask for date of birth and address instead. A flow that stops at a missing number loses the report.',
        },
        {
          question: 'Can photographs of the damage be sent along?',
          answer:
            'Yes, files of up to 5 MB each, asked for by a step or sent to an adviser in the live chat. They lie on your server and are part of the record.',
        },
        {
          question: 'Does it decide whether a claim is covered?',
          answer:
            'No. It takes down what happened. Write that into its first message, because people hear a promise where there is none.',
        },
      ],
    },
    {
      name: 'Quotes and advice',
      icon: 'calculator',
      questions: [
        {
          question: 'Can it calculate a premium?',
          answer:
            'A simple one with steps that reckon, or by calling your tariff service over HTTP. Show the result as a range until an adviser has seen the case.',
        },
        {
          question: 'How do brokers with several insurers use it?',
          answer:
            'One flow, and a condition at the end that sends the request to the right company. Each broker of the account can have the cases of their own lines.',
        },
      ],
    },
    {
      name: 'Supervision and data',
      icon: 'file-check',
      questions: [
        {
          question: 'Can we prove what was said?',
          answer:
            'Where you have conversations stored, each is kept word for word with times and the version of the flow, and can be exported as CSV or JSON.',
        },
        {
          question: 'How do GDPR and SOC 2 come in?',
          answer:
            '[[industries.insurance.certificates]] For your part, set the deadline after which conversations are deleted, and use the command that deletes what is kept under an address.',
        },
      ],
    },
  ],
  category: 'finance-and-banking',
}
