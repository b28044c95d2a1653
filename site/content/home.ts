import type { ClaimName } from '@talkgraph/wire/claims'

/** What one has, from the first minute on. */
export const launch: readonly ClaimName[] = [
  'features.launch-1',
  'features.launch-2',
  'features.launch-3',
]

/** The platforms that the install guides speak of, and those where the tag is pasted; each with the name of its sign. */
export const platforms: readonly {
  readonly name: string
  readonly icon: string
  readonly to: string
}[] = [
  { name: 'HTML', icon: 'html5', to: '/resources/install-guide' },
  { name: 'React', icon: 'react', to: '/resources/install-guide/react' },
  { name: 'Angular', icon: 'angular', to: '/resources/install-guide' },
  { name: 'Vue', icon: 'vuedotjs', to: '/resources/install-guide' },
  { name: 'Bootstrap', icon: 'bootstrap', to: '/resources/install-guide' },
  { name: 'Shopify', icon: 'shopify', to: '/resources/install-guide/shopify' },
  { name: 'WordPress', icon: 'wordpress', to: '/resources/install-guide/wordpress' },
  { name: 'Webflow', icon: 'webflow', to: '/resources/install-guide' },
  { name: 'Wix', icon: 'wix', to: '/resources/install-guide' },
  { name: 'Squarespace', icon: 'squarespace', to: '/resources/install-guide' },
]

/** A room of the studio, as a picture of it and a few words. */
export interface Room {
  readonly picture: 'flow' | 'desk' | 'results'
  readonly title: string
  readonly text: string
  readonly points: readonly string[]
  /** What is to be seen, for who does not see it. */
  readonly alt: string
}

/** The rooms that the home page shows. */
export const rooms: readonly Room[] = [
  {
    picture: 'flow',
    title: 'Flow: draw what is said',
    text: 'Each step is a card, each way an edge. Write on the canvas, and read the same flow as an outline beside it.',
    points: [
      'Every step beside its form, with a preview that plays it',
      'Checks that name what leads nowhere, and mend it',
      'Several people at once, and each change can be undone',
    ],
    alt: 'The room Flow: an outline at the left, cards joined by ways on the canvas, and the form of the chosen step at the right.',
  },
  {
    picture: 'desk',
    title: 'Desk: answer when a person is needed',
    text: 'Who waits longest stands first. Whoever takes a conversation sees everything that was said before.',
    points: [
      'Assigned in turn among the agents who are available',
      'Notes and labels that visitors never see',
      'Files in both directions, and a survey at the end',
    ],
    alt: 'The room Desk: waiting conversations at the left, the messages of one in the middle, and what is known of the visitor at the right.',
  },
  {
    picture: 'results',
    title: 'Results: see what came of it',
    text: 'How many conversations began, how many came to an end, and every answer in a table that can be exported.',
    points: [
      'Counts by day, with the table behind each chart',
      'Each conversation as it was said',
      'Deleted after as many days as you set',
    ],
    alt: 'The room Results: a chart of conversations by day above a list of single conversations.',
  },
]

/** The figures that the home page claims, with what stands behind each. */
export const results: readonly { readonly claim: ClaimName; readonly words: string }[] = [
  {
    claim: 'home.handled',
    words:
      'What comes every day is answered at once. What is left reaches a person, with all that was said.',
  },
  {
    claim: 'home.costs',
    words: 'Nobody types the opening hours again. Your team answers what only people can answer.',
  },
  {
    claim: 'home.availability',
    words:
      'At night and on holidays the chat books, notes and explains; the desk finds it in the morning.',
  },
  {
    claim: 'home.teams',
    words: 'Shops, practices, schools and town halls begin with a template and make it theirs.',
  },
]

/** From nothing to a chat on a page. */
export const steps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Draw the conversation',
    text: 'Start from scratch or from a template. Questions, choices, conditions, bookings and calls to your own systems are nodes; you join them with edges.',
  },
  {
    title: 'Try it before anybody else does',
    text: 'Talk to the draft, and read what the checks have found: a branch that leads nowhere, a variable that nobody sets.',
  },
  {
    title: 'Paste one line',
    text: 'A small script draws the launcher and fetches the rest when your page is at rest. Publish a new version whenever you like; the line stays.',
  },
]

/** A side of the product that the carousel shows. */
export interface Side {
  readonly name: string
  readonly title: string
  readonly points: readonly { readonly name: string; readonly text: string }[]
}

/** The carousel, in its order. */
export const sides: readonly Side[] = [
  {
    name: 'Platform',
    title: 'Where people talk to it',
    points: [
      { name: 'Live chat', text: 'in a corner of every page' },
      { name: 'Popup', text: 'in the middle, when it is time' },
      { name: 'Full page', text: 'a page of its own, for links and codes' },
      { name: 'Your app', text: 'as a React component or over the API' },
    ],
  },
  {
    name: 'Team',
    title: 'Who works with it',
    points: [
      { name: 'Marketing', text: 'leads with what they asked for' },
      { name: 'Sales', text: 'meetings in the calendar' },
      { name: 'Support', text: 'fewer questions, answered sooner' },
      { name: 'HR', text: 'applicants, screened and thanked' },
    ],
  },
  {
    name: 'Conversation Type',
    title: 'What it talks about',
    points: [
      { name: 'Questions', text: 'the FAQ, asked in any words' },
      { name: 'Bookings', text: 'free times, picked in the chat' },
      { name: 'Surveys', text: 'ratings, scales and quizzes' },
      { name: 'Orders', text: 'what, how many, when, for whom' },
    ],
  },
]

/** What a site has before anybody says otherwise. */
export const roi = { visitors: 1000, rate: 2, leadValue: 50 }
