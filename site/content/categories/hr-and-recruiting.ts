import type { Category } from './category.js'

/** The category of HR and Recruiting. */
export const hrAndRecruiting: Category = {
  slug: 'hr-and-recruiting',
  name: 'HR and Recruiting',
  description:
    'Chatbots for applications: a few questions that fit the job, a CV if there is one, consent before anything is sent.',
  overview: [
    'Good people apply from a phone, on the way home. Long forms lose them. A chatbot asks only what decides, and says when a person will answer.',
    'Leave out what you may not ask. Age, family and origin decide nothing.',
  ],
  benefits: [
    {
      title: 'Five minutes, no cover letter',
      text: 'Questions differ by job, so nobody answers what does not matter.',
    },
    { title: 'Nobody hits a wall', text: 'Who does not fit one job hears about another.' },
    { title: 'Consent with a real no', text: 'Nothing is sent before the applicant agrees.' },
    {
      title: 'HR keeps an overview',
      text: 'Job, start and reference in the subject, the rest in a fixed order.',
    },
  ],
  questions: [
    {
      question: 'Where do CVs go?',
      answer:
        "To your own server's storage, with a limit on size and number. They are deleted after the time that you set.",
    },
    {
      question: 'Can it talk to our applicant system?',
      answer: 'Yes, by a webhook that may return a reference number.',
    },
    {
      question: 'Does it reject people?',
      answer: 'No. It sorts and informs. Decisions are made by people.',
    },
  ],
}
