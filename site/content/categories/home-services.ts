import type { Category } from './category.js'

/** The category of Home Services. */
export const homeServices: Category = {
  slug: 'home-services',
  name: 'Home Services',
  description:
    'Chatbots for trades: first aid in an emergency, a price before the visit, and a date.',
  overview: [
    'Somebody with water on the floor does not want to read. A chatbot says what to do, names the price of a call-out, and tells you where to go.',
    'For planned work it estimates a range, so that your visit begins with a shared idea of the sum.',
  ],
  benefits: [
    { title: 'Safety first', text: 'What to shut and whom to call comes before any question.' },
    { title: 'Prices said early', text: 'Day or night rate, accepted or not, before the address.' },
    {
      title: 'Ranges that hold',
      text: 'Size and extras give a sum from and to, in your own figures.',
    },
    { title: 'Photos save a trip', text: 'A picture often shows what a description does not.' },
  ],
  questions: [
    {
      question: 'Who is woken at night?',
      answer:
        'Whoever you choose: the flow can mail, or call a service that rings a phone. Try it once in the night.',
    },
    {
      question: 'Can it give binding prices?',
      answer:
        'For fixed things such as a call-out, yes. For the rest the templates say a range, or arrange a visit.',
    },
    {
      question: 'Does it work for one person with a van?',
      answer: 'Yes. It is made for people who cannot take the phone while they work.',
    },
  ],
}
