import type { IndustryContent } from './industry-content.js'

/** Recruiting and people teams. */
export const hr: IndustryContent = {
  title: 'Apply in two minutes, hear back in two days',
  lead: 'A recruiting chatbot that asks what the work needs, tells people without a licence that it is no obstacle, and gives everybody an answer.',
  problem: {
    title: 'The best driver has no cover letter',
    text: 'Portals ask for a login, a file and eleven pages. People who work with their hands close that window at page three. Those who finish wait five weeks and learn nothing, and tell their friends.',
  },
  solution: [
    'Asks four things that the work really needs, on a telephone, in the break',
    'Turns a missing licence into a way instead of an end',
    'Says who reads it and by when, also if it is a no',
  ],
  figures: ['industries.hr.figure-1', 'industries.hr.figure-2', 'industries.hr.figure-3'],
  blocks: [
    {
      title: 'Questions for the job, not for the file',
      text: 'Each role has its own short way. A cook is asked for years, a driver for a licence, and nobody is asked for what stands in the other’s form.',
      picture: {
        kind: 'ways',
        alt: 'A step that asks for the work, with a way for each role',
        step: 'Which work interests you?',
        exits: [
          ['Kitchen', 'Years at the stove'],
          ['Driver', 'A licence for vans?'],
          ['Office', 'Years of such work'],
        ],
      },
    },
    {
      title: 'The shortlist writes itself',
      text: 'A number of years, a shift, a town: conditions add a note to each application, and your people begin with those who have one. The rule can be read, and defended.',
      picture: {
        kind: 'record',
        alt: 'An application with role, years and a note that the person could lead a shift',
        title: 'New application',
        rows: [
          ['Role', 'Kitchen'],
          ['Years', '5'],
          ['Note', 'Could lead a shift'],
          ['Write to', 'ann@example.org'],
        ],
      },
    },
    {
      title: 'Interviews without eleven mails',
      text: 'Who fits chooses a time among those that you keep free. The invitation carries name, role and number, and the manager need not look anything up.',
      picture: {
        kind: 'times',
        alt: 'Interview times on three days, Wednesday at 16:30 is chosen',
        title: 'Come and look at the kitchen',
        days: [
          ['Mon', '15:00'],
          ['Wed', '15:00', '16:30'],
          ['Thu', '9:00', '16:30'],
        ],
        chosen: 'Wed 16:30',
      },
    },
    {
      title: 'Colleagues ask things, too',
      text: 'Holidays, sick notes, the number of the canteen: a second flow for the intranet answers what new people do not dare to ask twice.',
      picture: {
        kind: 'talk',
        alt: 'A new colleague asks about a sick note',
        lines: [
          ['user', 'From which day do I need a sick note?'],
          ['bot', 'From the third day. Tell your shift lead on the first, before it begins.'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Strike half of your form',
      text: 'Ask the team which fields decided about the last ten hires. Keep those.',
    },
    {
      title: 'Write the kind no',
      text: 'Most applications end with one. Say what would make it a yes, and offer the other role.',
    },
    {
      title: 'Put it where people are',
      text: 'On the page of the vacancy, in the shop window as an address, and in the mail footer of those who work for you.',
    },
  ],
  testimonial: 'industries.hr.quote',
  faq: [
    {
      name: 'Applicants for work',
      icon: 'user-plus',
      questions: [
        {
          question: 'Can candidates send a CV?',
          answer:
            'A step for files takes it, up to 5 MB. Make it the last question and let people skip it, or you will only hear from those who have one at hand.',
        },
        {
          question: 'Do applicants know that it is a chatbot?',
          answer:
            'They should, so let its first sentence say it. Say also who reads the answers, because that is what people want to know.',
        },
        {
          question: 'How many leave before the end?',
          answer:
            'Results tell you for each question. As a rule of thumb: every field that has to be typed costs more people than two that are tapped.',
        },
      ],
    },
    {
      name: 'Fair screening',
      icon: 'scale',
      questions: [
        {
          question: 'Does a machine decide who is hired?',
          answer:
            'No. Conditions sort by rules that you have written and can show. A person reads every application, and the flow says who.',
        },
        {
          question: 'Which questions should it not ask?',
          answer:
            'Whatever does not concern the work: age, family, origin, health. The flow is a document; have it approved like any other form.',
        },
      ],
    },
    {
      name: 'People data',
      icon: 'shield-check',
      questions: [
        {
          question: 'When are applications deleted?',
          answer:
            'After the number of days that you set, at the latest. Somebody who asks for it earlier is deleted with one command, by address.',
        },
        {
          question: 'Can works council and data protection read it?',
          answer:
            'Give them the flow: every question and every rule stands in it. It can be exported as a file and compared with the version before.',
        },
      ],
    },
  ],
  category: 'hr-and-recruiting',
}
