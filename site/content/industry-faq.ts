import type { Question } from './faq/question.js'

/** A category of the FAQ of an industry's page. */
export interface IndustryFaqCategory {
  readonly name: string
  /** The name of an icon of lucide. */
  readonly icon: string
  readonly questions: readonly Question[]
}

/** The questions that people of an industry ask, such as of `Healthcare`. */
export function industryFaq(industry: string): readonly IndustryFaqCategory[] {
  const name = industry.toLowerCase()
  return [
    { name: 'The basics', icon: 'message-circle', questions: basics(name) },
    { name: 'Setting it up', icon: 'wrench', questions: setup(name) },
    { name: 'Data and trust', icon: 'shield-check', questions: trust(name) },
    { name: 'Results', icon: 'chart-line', questions: results(name) },
  ]
}

const basics = (name: string): readonly Question[] => [
  {
    question: `What does a ${name} chatbot do?`,
    answer: `It asks visitors what they need and brings them there: to an answer, a booking, a request with all its facts, or a person. The ${name} template is a complete example that you can talk to.`,
  },
  {
    question: 'Is it a machine that makes up answers?',
    answer:
      'No. It follows a flow that you can read from beginning to end. An AI step can be added where free questions are asked, with your facts and limits.',
  },
  {
    question: 'Can visitors always reach a person?',
    answer:
      'Yes, if you want it: in opening hours somebody of your team joins the chat, outside them the bot takes the question and mails it to you.',
  },
]

const setup = (name: string): readonly Question[] => [
  {
    question: 'How long does it take until it is live?',
    answer:
      'Setup takes 10 to 30 minutes with a template. The time after that belongs to your texts, prices and hours.',
  },
  {
    question: `Does it work with the software of a ${name} business?`,
    answer:
      'With everything that can be called over HTTP. Where there is no such way, the flow sends mails that are easy to sort.',
  },
  {
    question: 'Who in our team should own it?',
    answer:
      'Whoever answers the phone today. That person knows the questions, and the texts stand in one place.',
  },
]

const trust = (name: string): readonly Question[] => [
  {
    question: `Which data of ${name} customers is kept?`,
    answer:
      'What your flow asks for and sends. Answers stay in the browser until a step needs the server, and each thing that is stored there has a date at which it is deleted.',
  },
  {
    question: 'Is it accessible?',
    answer:
      'The chat works by keyboard and with screen readers, in light and dark, and on small phones. Describe the pictures you add, and it stays so.',
  },
  {
    question: 'Who sees what visitors write?',
    answer:
      'The members of your account who answer conversations, and those to whom your flow sends mails. Nobody else.',
  },
]

const results = (name: string): readonly Question[] => [
  {
    question: `What can a ${name} team expect?`,
    answer:
      'Fewer repeated questions, and requests that arrive complete. How much that is depends on your traffic: look at the first month before you promise a number.',
  },
  {
    question: 'How do I see whether it works?',
    answer:
      'The studio shows how many begin, how many finish, and at which question people leave. Change that question, publish, and compare.',
  },
]
