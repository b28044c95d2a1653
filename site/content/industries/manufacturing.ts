import type { IndustryContent } from './industry-content.js'

/** Makers of parts and machines. */
export const manufacturing: IndustryContent = {
  title: 'Quote requests that can be quoted',
  lead: 'A chatbot for manufacturers that asks for material, pieces and tolerance, sends small lots to the right workshop, and hands sales an enquiry with nothing missing.',
  problem: {
    title: '‘Please quote as attached’, and nothing attached',
    text: 'Every second enquiry lacks the material or the number of pieces. Sales asks back, the buyer is in a meeting, the machine stands. A quote that could have gone out in an hour goes out on Thursday.',
  },
  solution: [
    'Asks for material, pieces and tolerance in the order in which a calculator thinks',
    'Tells below which number the single-part workshop is cheaper, before anybody is disappointed',
    'Sends a mail with a number on which the drawing comes back',
  ],
  figures: [
    'industries.manufacturing.figure-1',
    'industries.manufacturing.figure-2',
    'industries.manufacturing.figure-3',
  ],
  blocks: [
    {
      title: 'Calculation begins at once',
      text: 'Five fields, each checked while it is typed: a number is a number and an address is an address. What arrives can go into the calculation as it is.',
      picture: {
        kind: 'record',
        alt: 'An enquiry with material, pieces, tolerance and address',
        title: 'Enquiry FF-2204',
        rows: [
          ['Material', 'Brass'],
          ['Pieces', '400'],
          ['Tolerance', 'H7 or tighter'],
          ['Quote to', 'ann@example.org'],
        ],
      },
    },
    {
      title: 'Every lot to its own workshop',
      text: 'A condition on the number of pieces knows the difference between a series and a prototype. Both get a date that they can believe.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the number of pieces, with its two ways',
        step: 'Pieces',
        exits: [
          ['50 and more', 'Series, three weeks'],
          ['Fewer', 'Single parts, eight days'],
        ],
      },
    },
    {
      title: 'Engineers at the desk, for an hour a day',
      text: 'Set hours in which application engineers join chats. Outside them the flow takes the question down with the part number, so the answer is one mail long.',
      picture: {
        kind: 'threads',
        alt: 'Three buyers at the desk, with their questions',
        threads: [
          ['Orion Pumps', 'Can you hold 5 µm on the bore?', 'Waiting'],
          ['M. Sato', 'Same part, in 1.4404?', 'Yours'],
          ['Weir & Sons', 'The packing list, please', 'Yours'],
        ],
      },
    },
    {
      title: 'Spare parts, found by what is on the plate',
      text: 'A technician stands before the machine with one hand free. Three taps lead from series to assembly to part, with a picture at each.',
      picture: {
        kind: 'talk',
        alt: 'A technician finds a seal by the number on the plate',
        lines: [
          ['bot', 'Which letters stand on the plate?'],
          ['user', 'HX-7'],
          ['bot', 'The seal is 40-118. We have nine, and the one before 2019 does not fit.'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Ask your calculator',
      text: 'What do you need to know before you can name a price? Usually five things. In that order they become questions.',
    },
    {
      title: 'Set the limits',
      text: 'Smallest lot, finest tolerance, longest bar. Say what you do not make, and who does.',
    },
    {
      title: 'Put it on every product page',
      text: 'The page tells the flow which product it is about. The mail to sales has it in its subject.',
    },
  ],
  testimonial: 'industries.manufacturing.quote',
  faq: [
    {
      name: 'Enquiries',
      icon: 'factory',
      questions: [
        {
          question: 'Can buyers send drawings?',
          answer:
            'Files of up to 5 MB can be asked for in the chat. For larger models send a mail with a number and let them answer it, as our example does.',
        },
        {
          question: 'Can it name a price by itself?',
          answer:
            'For standard parts: steps that reckon, or a call to your price list. For everything with a tolerance it is wiser to name a day instead.',
        },
        {
          question: 'How are distributors and customers kept apart?',
          answer:
            'Ask, or let the page say it: a signed-in distributor’s page can hand over who they are, verified, and the flow goes their way.',
        },
      ],
    },
    {
      name: 'Systems',
      icon: 'server',
      questions: [
        {
          question: 'Does it talk to our ERP?',
          answer:
            'A webhook step sends JSON to an address that you name, with a key that never leaves the server, and reads fields from the answer.',
        },
        {
          question: 'May it run inside our own network?',
          answer:
            'Yes. The companion server is one process with a database, and needs nobody outside unless your flow calls somebody.',
        },
      ],
    },
    {
      name: 'After the sale',
      icon: 'wrench',
      questions: [
        {
          question: 'Can service technicians use it?',
          answer:
            'On any telephone with a browser. Give them a flow of their own under an address that is not linked, and begin with the number on the plate.',
        },
        {
          question: 'What does it do with complaints?',
          answer:
            'It asks for order, part, fault and a photograph, and hands the whole to quality as one record. The visitor gets a number and a day.',
        },
      ],
    },
  ],
  category: 'b2b-services',
}
