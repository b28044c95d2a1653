import type { IndustryContent } from './industry-content.js'

/** Practices, clinics and pharmacies. */
export const healthcare: IndustryContent = {
  title: 'The practice’s telephone, without the queue',
  lead: 'A healthcare chatbot that names the emergency number first, keeps places for people who are ill today, renews prescriptions, and leaves diagnoses to people.',
  problem: {
    title: 'At eight o’clock everybody calls',
    text: 'Forty people share one line. Half of them want a prescription that has not changed, a few are seriously ill, and the line cannot tell them apart. So the urgent ones wait as long as the others.',
  },
  solution: [
    'Says the emergency number in its very first sentence',
    'Asks since when somebody is ill, and keeps one of the day’s places for those who need it',
    'Renews what has not changed, and sends a changed dose to a doctor',
  ],
  figures: [
    'industries.healthcare.figure-1',
    'industries.healthcare.figure-2',
    'industries.healthcare.figure-3',
  ],
  blocks: [
    {
      title: 'Urgent first, always',
      text: 'The order of questions is yours to read and nobody’s to guess: a flow says the emergency number before it asks anything, and it says the same at three in the morning.',
      picture: {
        kind: 'talk',
        alt: 'The chat names the emergency number before it asks what it can do',
        lines: [
          ['bot', 'If somebody has chest pain or cannot breathe, please call 112 now.'],
          ['bot', 'Otherwise, what can I do for you?'],
        ],
        options: ['I feel ill', 'A repeat prescription', 'A test result'],
      },
    },
    {
      title: 'Places for today stay for today',
      text: 'A calendar shows the free times that you keep for it, in your time zone, without your holidays. What is taken is a request with a name and a number, which your staff confirms.',
      picture: {
        kind: 'times',
        alt: 'Free times of three days, Tuesday at 8:40 is chosen',
        title: 'When can you come?',
        days: [
          ['Mon', '8:20', '11:00'],
          ['Tue', '8:40', '11:20', '16:00'],
          ['Wed', '9:00'],
        ],
        chosen: 'Tue 8:40',
      },
    },
    {
      title: 'Prescriptions without a call',
      text: 'Same dose: it waits at the desk in two days. Changed dose: the flow goes on to a place with a doctor. Two questions do what a queue of callers did.',
      picture: {
        kind: 'ways',
        alt: 'The question whether the dose has changed, with its two ways',
        step: 'Has the dose changed since last time?',
        exits: [
          ['It is the same', 'Ready in two days'],
          ['It has changed', 'A place with a doctor'],
        ],
      },
    },
    {
      title: 'Only what must be known',
      text: 'Answers stay in the patient’s browser until a step needs the server. Conversations are not stored unless you switch that on, and then for as many days as you say.',
      picture: {
        kind: 'record',
        alt: 'What the nurse gets: name, number and since when',
        title: 'For the nurse, 7:52',
        rows: [
          ['Patient', 'Ann Lee'],
          ['Ill', 'For some days'],
          ['Call', '020 7946 0000'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Write down your triage',
      text: 'Which words send somebody to 112, which to today, which to next week? The nurse who answers the line knows. That is the flow.',
    },
    {
      title: 'Try it with your own staff',
      text: 'Play each way in the preview, above all those that hurt. Flow tests repeat them with every change.',
    },
    {
      title: 'Name it on the answering machine',
      text: 'Put the chat on the practice’s page, and say so while people wait on the line.',
    },
  ],
  testimonial: 'industries.healthcare.quote',
  faq: [
    {
      name: 'Patients',
      icon: 'heart-pulse',
      questions: [
        {
          question: 'Does the chatbot give medical advice?',
          answer:
            'Only what you write into it. It follows your flow word for word; where you add an AI step, its instructions are yours, and you can leave it out altogether. Most practices do.',
        },
        {
          question: 'What does it do with an emergency?',
          answer:
            'It names the emergency number first, before any question. A branch for pain or shortness of breath ends with that number and never with a calendar.',
        },
        {
          question: 'Can patients change or cancel a time?',
          answer:
            'A way for that asks for name and day and mails it to the desk, or calls your practice software where that has an address for it.',
        },
      ],
    },
    {
      name: 'Confidentiality',
      icon: 'lock',
      questions: [
        {
          question: 'Is it HIPAA compliant?',
          answer:
            '[[industries.healthcare.hipaa]] Your share is how you run it: your own server, access for staff alone, a deadline after which conversations go, and no question that you do not need.',
        },
        {
          question: 'Who can read what a patient has typed?',
          answer:
            'The members of your account who answer at the desk, and whoever gets the mails that your flow sends. Nothing is passed to advertisers or other patients’ sessions.',
        },
        {
          question: 'Can a patient have everything deleted?',
          answer:
            'Yes. One command deletes what the server keeps under an address or a session, conversations and files included.',
        },
      ],
    },
    {
      name: 'In the practice',
      icon: 'stethoscope',
      questions: [
        {
          question: 'Do older patients manage?',
          answer:
            'They tap instead of typing: large options, large letters, one question at a time. And the telephone number stays in the first message.',
        },
        {
          question: 'Does it replace our practice software?',
          answer:
            'No. It stands before it. What patients ask for arrives as a mail or a call over HTTP, and your calendar stays the one that counts.',
        },
      ],
    },
  ],
  category: 'healthcare-and-wellness',
}
