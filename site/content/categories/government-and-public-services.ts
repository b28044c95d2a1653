import type { Category } from './category.js'

/** The category of Government and Public Services. */
export const governmentAndPublicServices: Category = {
  slug: 'government-and-public-services',
  name: 'Government and Public Services',
  description:
    'Chatbots for towns and public offices: reports, dates, papers and appointments, in several languages.',
  overview: [
    'Residents ask around the clock, and offices are open for a few hours. A chatbot answers what needs no official and prepares what does.',
    'People use such services because they must. Short sentences, a phone number, and access for everybody count more than wit.',
  ],
  benefits: [
    {
      title: 'Reports that can be found',
      text: 'Kind, place and photo, and the emergency number where it is needed.',
    },
    { title: 'The right papers', text: 'People come once, because they know what to bring.' },
    {
      title: 'Several languages, one flow',
      text: 'Texts stand side by side; a missing one is noticed.',
    },
    { title: 'Usable by everybody', text: 'By keyboard, by screen reader and on an old phone.' },
  ],
  questions: [
    {
      question: 'Where is the data kept?',
      answer: 'On the server that you run. No other service is asked unless your flow calls one.',
    },
    {
      question: 'Is it accessible?',
      answer:
        'The chat is built and tested for keyboard and screen readers. Pictures and files that you add need a description from you.',
    },
    {
      question: 'Can it serve several offices?',
      answer: 'Yes, with a menu or with one bot for each page. Separate bots are easier to own.',
    },
  ],
}
