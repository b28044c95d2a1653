import { integrationWays } from './integrations.js'

const zap = integrationWays.find(({ pathName }) => pathName === 'zapier')

/** The bot that the page shows: it asks three things and hands them to a Zap. */
export const zapierBot = {
  name: 'Kitchen studio',
  elements: [
    {
      nodes: [
        { id: 'hello', type: 'welcome-node', data: { text: 'Hello! Shall we plan your kitchen?' } },
        {
          id: 'interest',
          type: 'n-choices-node',
          data: {
            choicePrompt: 'What are you thinking of?',
            choices: [
              { id: 'new', choiceText: 'A new kitchen' },
              { id: 'worktop', choiceText: 'A new worktop' },
            ],
            answerVariable: 'interest',
          },
        },
        {
          id: 'name',
          type: 'ask-name-node',
          data: {
            questionText: 'What is your name?',
            nameGreetResponse: 'Good to meet you, {name}.',
            answerVariable: 'name',
          },
        },
        {
          id: 'email',
          type: 'ask-email-node',
          data: { questionText: 'Where may we write to?', answerVariable: 'email' },
        },
        { ...zap?.sample.step },
        {
          id: 'bye',
          type: 'message-node',
          data: { text: 'Thank you, {name}. Ines writes to {email} today.' },
        },
      ],
      edges: [
        { source: 'hello', target: 'interest' },
        { source: 'interest', sourceHandle: 'new', target: 'name' },
        { source: 'interest', sourceHandle: 'worktop', target: 'name' },
        { source: 'name', target: 'email' },
        { source: 'email', target: 'zap' },
        { source: 'zap', target: 'bye' },
      ],
    },
  ],
} as const

/** What a visitor answers. */
export const zapierAnswers = ['A new worktop', 'Mara', 'mara@example.org'] as const

/** What was said, as the bot plays it. */
export const zapierChat: readonly { readonly by: 'bot' | 'visitor'; readonly text: string }[] = [
  { by: 'bot', text: 'Hello! Shall we plan your kitchen?' },
  { by: 'bot', text: 'What are you thinking of?' },
  { by: 'visitor', text: 'A new worktop' },
  { by: 'bot', text: 'What is your name?' },
  { by: 'visitor', text: 'Mara' },
  { by: 'bot', text: 'Good to meet you, Mara.' },
  { by: 'bot', text: 'Where may we write to?' },
  { by: 'visitor', text: 'mara@example.org' },
  { by: 'bot', text: 'Thank you, Mara. Ines writes to mara@example.org today.' },
]

/** What the catch hook gets. */
export const zapierBody = {
  name: 'Mara',
  email: 'mara@example.org',
  interest: 'A new worktop',
} as const

/** What one does, in order. */
export const zapierSteps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Make a Zap that waits',
    text: 'Choose Webhooks by Zapier as its trigger, with Catch Hook as its event. Zapier shows an address that begins with hooks.zapier.com.',
  },
  {
    title: 'Put a webhook step into the flow',
    text: 'In the studio’s Flow add Webhook where the answers are complete, paste the address, and name in the body what Zapier shall get.',
  },
  {
    title: 'Play the conversation once',
    text: 'Try the bot in the preview and let it call. Zapier catches it as a sample, with a field for each name of the body.',
  },
  {
    title: 'Choose what happens then',
    text: 'Add the action: a row, a lead, a message to your team. Switch the Zap on, and publish the bot.',
  },
]

/** What is asked about it. */
export const zapierQuestions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Is Talkgraph listed in Zapier’s directory of apps?',
    answer:
      'No. There is no app of ours there yet. The catch hook is a trigger of Zapier’s own, which takes calls from anywhere.',
  },
  {
    question: 'Which plan of Zapier does it need?',
    answer:
      'Webhooks by Zapier is one of its premium apps. Look at Zapier’s own page of plans before you begin.',
  },
  {
    question: 'What if Zapier does not answer?',
    answer:
      'The visitor does not wait: the flow goes on, and the call is tried again with growing pauses for a day. The studio lists each call with what came of it.',
  },
  {
    question: 'Can a visitor see the hook’s address?',
    answer:
      'No. The address, headers and body of a webhook step stay on the server, which makes the call.',
  },
]
