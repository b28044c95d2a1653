import type { Category } from './category.js'

/** The category of Healthcare and Wellness. */
export const healthcareAndWellness: Category = {
  slug: 'healthcare-and-wellness',
  name: 'Healthcare and Wellness',
  description:
    'Chatbots for practices, pharmacies and spas: appointments, urgent cases by the hour, and gentle questions.',
  overview: [
    "A practice's phone is busiest when patients need it most. A chatbot takes the bookings, and gives people in pain a number at once.",
    'Ask for as little as possible. An appointment needs no diagnosis.',
  ],
  benefits: [
    {
      title: 'Pain is not put in a queue',
      text: 'In practice hours your number, at night the emergency service.',
    },
    {
      title: 'Appointments in the evening',
      text: 'Times from your own list, confirmed before they are sent.',
    },
    { title: 'Little data', text: 'Name and number are enough; illnesses stay between people.' },
    {
      title: 'Care before treatments',
      text: 'What has to be considered is asked kindly and reaches the team.',
    },
  ],
  questions: [
    {
      question: 'Does the bot give medical advice?',
      answer: 'No, and it should not. It arranges and points to people.',
    },
    {
      question: 'Is patient data safe?',
      answer:
        'It stays on your server and in the mails the flow sends. Ask for little, set short retention, and have your data protection officer look at the flow.',
    },
    {
      question: 'Can it see our calendar?',
      answer: 'Not by itself. A webhook step can ask your practice software before it confirms.',
    },
  ],
}
