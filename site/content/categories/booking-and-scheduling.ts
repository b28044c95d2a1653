import type { Category } from './category.js'

/** The category of Booking and Scheduling. */
export const bookingAndScheduling: Category = {
  slug: 'booking-and-scheduling',
  name: 'Booking and Scheduling',
  description: 'Chatbots that find a day and a time, confirm it, and tell both sides.',
  overview: [
    'Most bookings are wanted in the evening, when nobody takes the phone. A chatbot offers the times you set, reads everything back, and sends two mails.',
    'Decide early whether a booking is a promise or a request. Without a look into your calendar it is a request, and the texts should say so.',
  ],
  benefits: [
    {
      title: 'Open when you are closed',
      text: 'Bookings are made when people think of them, mostly after work.',
    },
    {
      title: 'Read back before it counts',
      text: 'Service, time and name in one sentence; a mistake costs one tap.',
    },
    {
      title: 'Changes without a call',
      text: 'Who cannot come says so in the chat, and the time is free again.',
    },
    {
      title: 'Fewer empty slots',
      text: 'A confirmation with your number and terms is read, and kept.',
    },
  ],
  questions: [
    {
      question: 'Does the calendar know which times are taken?',
      answer:
        'It offers the times you list. To check them against your own calendar, put a webhook step behind it; the restaurant template shows how.',
    },
    {
      question: 'Which time zone counts?',
      answer: 'Yours. Visitors elsewhere see the zone beside the times.',
    },
    {
      question: 'Can visitors cancel in the chat?',
      answer:
        'Yes. The templates take the name and the time and mail you; your booking system can also be called directly.',
    },
  ],
}
