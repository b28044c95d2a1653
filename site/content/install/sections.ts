import htmlPage from '../../../examples/html/index.html?raw'
import help from '../../../examples/react/src/help.jsx?raw'
import { excerpt, type GuideSection } from './guide.js'

/** The tag as the example page has it. */
export const tag = excerpt(htmlPage, 'talkgraph-loader.js', '</script>')

/** The steps before anything is put on a page; each guide has them. */
export const before: readonly GuideSection[] = [
  {
    id: 'account',
    title: 'Creating an account',
    paragraphs: [
      'Open the studio and sign up with your email address. [[resources.free-plan]] [[resources.no-card]]',
    ],
  },
  {
    id: 'templates',
    title: 'Choosing templates',
    paragraphs: [
      'Templates have a guide each, and can be talked to before you take one. [[resources.templates]] ‘Use This Template’ copies it into your account, where you may change everything.',
    ],
  },
  {
    id: 'optimizing',
    title: 'Optimizing',
    paragraphs: ['Before anybody meets your bot, look at it with fresh eyes:'],
    list: [
      'Ask for as little as you can. Each question loses some of the people who began.',
      'Offer choices where answers are few, and keep them to five.',
      'Give every branch an end: a thank-you, a link, or a person who takes over.',
      'Read the findings in the studio. They name what leads nowhere.',
    ],
  },
  {
    id: 'customizing',
    title: 'Customizing',
    paragraphs: [
      'Colours, texts, the launcher and its place are set on the tab ‘Looks’. The preview shows them at once, on a desktop and on a phone, in light and in dark.',
    ],
  },
  {
    id: 'generating',
    title: 'Generating widget code',
    paragraphs: [
      'The tab ‘Embed’ has the line for your page, with the id of your bot in it. Put that id in the place of demo.',
    ],
    code: { title: 'HTML', text: tag },
  },
]

/** The component, for every guide that has to do with React. */
export const addToReact: GuideSection = {
  id: 'adding',
  title: 'Adding to a React app',
  paragraphs: [
    'Install the package talkgraph from npm, and put the component where it stays when the route changes: beside the router’s outlet. It works with React 18 and newer, in StrictMode and in server rendering.',
  ],
  code: { title: 'help.jsx', text: help.trim() },
}

/** Where a bot talks with people besides web pages. */
export const integrations: GuideSection = {
  id: 'integrations',
  title: 'Integrations: Google Chat',
  paragraphs: [
    'A bot also talks in Google Chat, and in any other messenger that calls an address of yours for each message. A small program of your own stands between the two: it takes what somebody wrote, sends it to the bot through the API, and says the answer.',
    'Keep one thread for each space of Google Chat: the first call has no threadId, and its answer names the one that the following calls carry. What the visitor can pick comes as prompts; show them as buttons of a card.',
  ],
  list: [
    'In the Google Cloud console, switch the Google Chat API on and give your app the https address of your program.',
    'In your program, check that the event comes from Google, and call Send a message with the text of the event.',
    'Answer the event with data.message.answer.text. While a person of your desk has the conversation it is null, and what they say comes by reading the thread.',
  ],
}
