import type { Question } from './faq/question.js'

/** A step of the guide on a template's page. */
export interface ImplementationStep {
  readonly title: string
  readonly text: string
  /** How long it takes. */
  readonly time: string
}

/** From the template to a chatbot that is live, in six steps. */
export const implementationSteps: readonly ImplementationStep[] = [
  {
    title: 'Use the template',
    text: 'Press ‘Use This Template’ and sign up. The conversation becomes a chatbot of your own account, and nothing you change touches the template.',
    time: '1 minute',
  },
  {
    title: 'Make the words yours',
    text: 'Replace name, prices, addresses and telephone numbers. Read each text aloud once: it should sound like somebody of your team.',
    time: '10 minutes',
  },
  {
    title: 'Set hours and days',
    text: 'Opening hours, time zone and free times stand in the steps for business hours and the calendar. Add your holidays.',
    time: '3 minutes',
  },
  {
    title: 'Connect mail and systems',
    text: 'Enter who gets the mails, and the addresses of your webhooks if you have any. Each of them has a second way, so you can leave one for later.',
    time: '5 minutes',
  },
  {
    title: 'Give it your looks',
    text: 'Choose colours, font, logo and the place of the button, and see the result beside it in light and dark.',
    time: '3 minutes',
  },
  {
    title: 'Try it and publish',
    text: 'Talk to it as a visitor in a hurry, on a phone, after hours. Then publish, copy one line into your website, and ask a stranger to use it.',
    time: '5 minutes',
  },
]

/** The eight questions below a template. */
export function templateFaq(name: string, category: string): readonly Question[] {
  const kind = category.toLowerCase()
  return [
    {
      question: `Is the template ‘${name}’ really free?`,
      answer: '[[templates.free]]',
    },
    {
      question: 'How long does it take to set up?',
      answer:
        '[[templates.minutes]] The six steps above add up to 27; good texts are worth a little more.',
    },
    {
      question: 'Do I need to write code?',
      answer:
        'No. You edit texts, choices and addresses. Only a webhook to a system of your own may need a developer, and every template works without one.',
    },
    {
      question: `Can I change the questions of this ${kind} chatbot?`,
      answer:
        'All of them. Add, remove or reorder steps; a check tells you at once if a step can no longer be reached or an answer leads nowhere.',
    },
    {
      question: 'Where do the answers go?',
      answer:
        'By mail to the addresses you enter, and to your systems by webhook. The guide above names each step that sends something.',
    },
    {
      question: 'Does it work on phones and for everybody?',
      answer:
        'Yes. The chat is made for small screens and can be used by keyboard and with a screen reader.',
    },
    {
      question: 'Can a person take over?',
      answer:
        'Yes. With the live desk, conversations are assigned round-robin among the agents who are available. [[templates.live-chat]]',
    },
    {
      question: 'Which websites can I put it on?',
      answer:
        'Any that lets you add a line of HTML. There are guides for React, NextJS, Shopify and WordPress, and the chat can also be a page of its own.',
    },
  ]
}
