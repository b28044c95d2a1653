import type { IndustryContent } from './industry-content.js'

/** Lenders and mortgage advisers. */
export const mortgage: IndustryContent = {
  title: 'Five questions before the first meeting',
  lead: 'A mortgage chatbot that reckons what somebody’s own money means, tells honestly when it is too little, and brings prepared people to your advisers.',
  problem: {
    title: 'An hour to find out that it is too early',
    text: 'People sit down with an adviser, and after twenty minutes it turns out that the rate runs for two more years, or that the deposit is half of what a bank wants. Both could have known before, and met on another day.',
  },
  solution: [
    'Reckons the own share in the chat and says what banks do with it',
    'Asks when the present rate ends, and writes again when the time has come',
    'Gives the adviser purpose, worth and deposit before the first call',
  ],
  figures: [
    'industries.mortgage.figure-1',
    'industries.mortgage.figure-2',
    'industries.mortgage.figure-3',
  ],
  blocks: [
    {
      title: 'It reckons, and shows its reckoning',
      text: 'Steps multiply, compare and branch on numbers. Whether a tenth is enough is a rule that you set in one place, and everybody who reads the flow can see it.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the own share, with its two ways',
        step: 'Own money, of the price',
        exits: [
          ['A tenth or more', 'Compare eleven banks'],
          ['Less than a tenth', 'Programmes for first homes'],
        ],
      },
    },
    {
      title: 'Advisers begin on page two',
      text: 'What was answered stands in the mail and in the results: purpose, worth, own money, when the rate ends. The first call is about choices and no longer about figures.',
      picture: {
        kind: 'record',
        alt: 'What the adviser gets: purpose, worth, own money and address',
        title: 'For your adviser',
        rows: [
          ['Purpose', 'To buy a home'],
          ['Worth', '300,000'],
          ['Own money', '60,000'],
          ['Write to', 'ann@example.org'],
        ],
      },
    },
    {
      title: 'Not now is not never',
      text: 'Who comes too early leaves an address and the month in which the rate ends. A mail in time is worth more than a meeting too soon.',
      picture: {
        kind: 'talk',
        alt: 'Somebody whose rate ends later leaves an address',
        lines: [
          ['bot', 'Rates can be fixed six months ahead, not sooner. May I write to you then?'],
          ['user', 'Please do'],
          ['bot', 'Where may your adviser write to?'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Write down your rules of thumb',
      text: 'From which share on do you lend, when is a rate worth a switch? Three numbers are enough for the first version.',
    },
    {
      title: 'Say the no kindly',
      text: 'Each rule has a second way. Write there what somebody can do instead, and when to come back.',
    },
    {
      title: 'Join it to your calendar',
      text: 'Let people who fit choose a time at once, and put their answers into the invitation.',
    },
  ],
  testimonial: 'industries.mortgage.quote',
  faq: [
    {
      name: 'Figures and rules',
      icon: 'calculator',
      questions: [
        {
          question: 'Can it show today’s interest rates?',
          answer:
            'Yes, if you have an address that answers with them: a webhook step fetches the figure when somebody asks. Otherwise write a range with its date.',
        },
        {
          question: 'Is the result a promise to lend?',
          answer:
            'No, and the text beside the figure should say so. It is a sum of what was typed, without papers and without a credit check.',
        },
        {
          question: 'May it ask for income?',
          answer:
            'It may ask for whatever you put in. Ask for as little as your rule needs: a range is easier to tap than a sum is to type, and fewer people leave there.',
        },
      ],
    },
    {
      name: 'Leads',
      icon: 'users',
      questions: [
        {
          question: 'How are leads divided among advisers?',
          answer:
            'By condition, for example on the postcode, with another recipient for each. In the live chat those who are available are asked in turn.',
        },
        {
          question: 'What happens to people who do not qualify?',
          answer:
            'They get the reason and the next step instead of silence. If they leave an address, they stand in your results with that reason and can be found again.',
        },
      ],
    },
    {
      name: 'Rules of lending',
      icon: 'landmark',
      questions: [
        {
          question: 'Can compliance approve the texts?',
          answer:
            'Yes. A version is a finished thing with a number: they read it, you publish it, and the one before can be brought back.',
        },
        {
          question: 'Are applicants’ figures kept safe?',
          answer:
            'They are kept by your server if you have switched storing on, and deleted after the days you set. [[industries.mortgage.certificates]]',
        },
      ],
    },
  ],
  category: 'finance-and-banking',
}
