import type { FeatureContent } from './feature-content.js'

/** The page of the API, webhooks and the widget's own interface. */
export const chatbotApiIntegration: FeatureContent = {
  name: 'Chatbot API integration',
  summary: 'A REST API with OpenAPI, webhook steps, and a widget that your page can talk to.',
  title: 'An API on both sides of the conversation',
  lead: 'Steps call your systems, your systems call the API, and the widget tells your page what happens. All three are documented, typed, and tried by tests on every change.',
  picture: {
    kind: 'code',
    alt: 'A call that says something in a thread',
    title: 'Say something in a thread',
    text: 'curl -X POST $SERVER/v1/chatbots/shop/message \\\n  -H "Authorization: Bearer $KEY" \\\n  -d \'{ "message": "Hello", "from": "USER" }\'',
  },
  blocks: [
    {
      title: 'Your systems answer in the chat',
      text: 'A webhook step calls any address with the method, headers and fields you set. What comes back is kept in variables, and a call that fails leaves by an exit of its own.',
      picture: {
        kind: 'ways',
        alt: 'A webhook step that looks up an order, with its two ways',
        step: 'GET /orders/{order}',
        exits: [
          ['Answered', 'It left Hull at 8:10'],
          ['Failed', 'We look by hand'],
        ],
      },
    },
    {
      title: 'Your programs run the bots',
      text: 'Create, change, publish and read bots; send messages; answer at the desk; export results. Errors come from one catalogue, and a POST can be repeated without harm.',
      picture: {
        kind: 'record',
        alt: 'Four groups of calls of the API',
        title: 'Addresses',
        rows: [
          ['/v1/chatbots', 'Make, change, delete'],
          ['…/message', 'Talk through any channel'],
          ['/v1/results', 'Search, count, export'],
          ['/openapi.json', 'Generate a client'],
        ],
      },
    },
    {
      title: 'The page joins in',
      text: 'Open the chat from a button, hand over what you know, listen to answers. The widget is one function with types, in a shadow root that leaves your styles alone.',
      picture: {
        kind: 'code',
        alt: 'Code that mounts the widget and listens to answers',
        title: 'In your page',
        text: "import { mount } from 'talkgraph'\n\nconst chat = mount({ chatbotId: 'shop', server })\nchat.on('answer', ({ value }) => track(value))",
      },
    },
    {
      title: 'Told when something happens',
      text: 'A finished conversation is sent to an address of yours, signed, and tried again when you were not there. Verified identities tell the bot who is signed in.',
      picture: {
        kind: 'record',
        alt: 'What is sent when a conversation is finished',
        title: 'conversation.completed',
        rows: [
          ['chatbotId', 'shop'],
          ['answers', '{ "fault": "brakes" }'],
          ['Tried again', 'until you answer 2xx'],
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Where do I get a key?',
      answer:
        'In the studio under Settings, Keys. It is shown once, carries a role, and is sent as a Bearer token in the Authorization header.',
    },
    {
      question: 'Is there a limit?',
      answer:
        'One address may make 6,000 calls a minute. Steps of a bot have limits of their own, which you set.',
    },
    {
      question: 'Can I build a channel of my own?',
      answer:
        'Yes. The message call plays a bot for any program, with options and files; the examples carry one to a terminal and to Telegram.',
    },
  ],
  closing: 'Make your first call',
}
