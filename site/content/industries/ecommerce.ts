import type { IndustryContent } from './industry-content.js'

/** Online shops. */
export const ecommerce: IndustryContent = {
  title: '‘Where is my order?’ has an answer',
  lead: 'An e-commerce chatbot that looks after parcels, returns and sizes, so that your team talks about what your shop is for.',
  problem: {
    title: 'Half of all mail is one question',
    text: 'Support people call it WISMO: where is my order? It comes with a number, without a number, in capitals, on the day after the order. Each takes four minutes to answer and none of them sells a jacket.',
  },
  solution: [
    'Asks when the parcel left, and tells the usual days before anybody searches',
    'Takes order number and address of the parcels that are really late',
    'Explains returns in three sentences, and finds a size with one measurement',
  ],
  figures: [
    'industries.ecommerce.figure-1',
    'industries.ecommerce.figure-2',
    'industries.ecommerce.figure-3',
  ],
  blocks: [
    {
      title: 'Parcels, sorted by their age',
      text: 'Sent yesterday, sent last week, not sent at all: three situations with three answers. Only the second needs a search, and it arrives with number and address.',
      picture: {
        kind: 'ways',
        alt: 'The question when the parcel left, with three ways',
        step: 'When did you get our mail?',
        exits: [
          ['In the last three days', 'It is on its way'],
          ['Before that', 'We look for it'],
          ['I got no mail', 'It is being packed'],
        ],
      },
    },
    {
      title: 'Ask the shop, not the customer',
      text: 'A webhook step calls your shop with the order number and says what it answers. Keys stay on the server; the browser sees the sentence and nothing else.',
      picture: {
        kind: 'talk',
        alt: 'The chat looks an order up and says where it is',
        lines: [
          ['bot', 'What is the number of the order?'],
          ['user', 'T-20417'],
          ['bot', 'It left Hull this morning and should be with you tomorrow.'],
        ],
      },
    },
    {
      title: 'Advice that sells',
      text: 'Three questions lead from ‘something for rain’ to one jacket, with its picture and a link into the basket. You see in the results at which question people go.',
      picture: {
        kind: 'funnel',
        alt: 'Of a hundred who begin the adviser, 88 say what it is for, 71 measure and 46 open the product',
        title: 'Size adviser, an example',
        rows: [
          ['Began', 100],
          ['Said what for', 88],
          ['Measured', 71],
          ['Opened the product', 46],
        ],
      },
    },
    {
      title: 'A person before a bad review',
      text: 'When a second parcel is late, a flow is the wrong answer. A condition brings your team in at once, with order, history and mood in one view.',
      picture: {
        kind: 'threads',
        alt: 'Three customers at the desk, one is urgent',
        threads: [
          ['Ann Lee', 'This is the second one that is lost', 'Urgent'],
          ['Jo M.', 'Is the blue one coming back?', 'Yours'],
          ['Piet V.', 'Can you pack it as a present?', 'Yours'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Copy your three best answers',
      text: 'You have typed them a thousand times: parcel, return, size. They are the first three ways of the flow.',
    },
    {
      title: 'Join your shop',
      text: 'Put the address of your order lookup into a webhook step, and say what visitors read if it does not answer.',
    },
    {
      title: 'Show it where they look',
      text: 'On the page of the order and in the mail that says ‘shipped’. On product pages it can begin with the size.',
    },
  ],
  testimonial: 'industries.ecommerce.quote',
  faq: [
    {
      name: 'Orders and parcels',
      icon: 'package',
      questions: [
        {
          question: 'Can it tell where an order is?',
          answer:
            'If your shop or carrier has an address that answers for an order number, a webhook step asks it. Without one, the flow tells the usual days and takes the late ones down.',
        },
        {
          question: 'How does it know that the order is the visitor’s?',
          answer:
            'Ask for the number and the address it was ordered with, and let your shop compare them. If people are signed in, the page can vouch for who they are.',
        },
        {
          question: 'Can customers start a return in the chat?',
          answer:
            'Yes: reason, article, label. What your shop does by itself is called over HTTP, the rest is a mail with everything in it.',
        },
      ],
    },
    {
      name: 'Shops and platforms',
      icon: 'store',
      questions: [
        {
          question: 'Does it work with Shopify and WordPress?',
          answer:
            'There is an install guide for each. It is one line in the theme, and it does not wait for the chat before the page is drawn.',
        },
        {
          question: 'Will it slow my shop down?',
          answer:
            'A few kilobytes draw the launcher; the chat itself is fetched when the page is at rest or somebody opens it. Product pages keep their marks.',
        },
      ],
    },
    {
      name: 'Selling more',
      icon: 'shopping-cart',
      questions: [
        {
          question: 'Can it speak up in the basket?',
          answer:
            'A trigger opens it after some seconds, at a point of the page or before somebody leaves. Use one of them, once, with something worth saying.',
        },
        {
          question: 'How do I measure what it brings?',
          answer:
            'Count how many reach the step with the link, and give that link a parameter that your shop statistics know.',
        },
      ],
    },
  ],
  category: 'ecommerce-and-retail',
}
