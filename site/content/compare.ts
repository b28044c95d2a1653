/** Another product beside ours. */
export interface Competitor {
  /** Names it in addresses. */
  readonly name: string
  readonly title: string
  /** What it is, in a sentence. */
  readonly what: string
  /** Its row in bench/RESULTS.md, without the version; undefined where it cannot be measured on one machine with the others. */
  readonly subject?: string
  /** Where its makers say what it does. */
  readonly source: string
  readonly chooseThem: string
  readonly chooseUs: string
  /** The answers of both to the questions of `sides`, theirs as far as its public documentation says. */
  readonly theirs: Readonly<Record<Side, string>>
  /** What it does better or has more of. */
  readonly theyHave: readonly string[]
  /** What we do better or have more of. */
  readonly weHave: readonly string[]
}

/** What both are asked. */
export type Side = 'licence' | 'home' | 'drawing' | 'ai' | 'people' | 'channels' | 'others'

/** The questions with our answers, by the titles of the channels and of the connectors that there are. */
export const sides = (
  channels: readonly string[],
  connectors: readonly string[],
): readonly {
  readonly side: Side
  readonly question: string
  readonly ours: string
}[] => [
  { side: 'licence', question: 'Licence', ours: 'MIT, the widget and the server alike' },
  {
    side: 'home',
    question: 'Where it runs',
    ours: 'On a server of your own: one Node.js process with SQLite, or any number with PostgreSQL',
  },
  {
    side: 'drawing',
    question: 'How a conversation is made',
    ours: 'On a canvas in the studio, or as a JSON file that is linted and tested like code',
  },
  {
    side: 'ai',
    question: 'AI',
    ours: 'Steps of the flow ask OpenAI, Azure, Anthropic, Mistral or Ollama, answer from your own pages and files with their sources, and understand what visitors mean; everything else is said as you wrote it',
  },
  {
    side: 'people',
    question: 'People who take over',
    ours: 'A desk for agents in the studio, with turns, notes, saved replies and a survey at the end',
  },
  {
    side: 'channels',
    question: 'Channels',
    ours: `${channels.join(', ')}, and any other program by the REST API`,
  },
  {
    side: 'others',
    question: 'Other systems',
    ours: `${connectors.join(', ')}; a webhook step, an e-mail step, a Zapier app, signed hooks, and the REST API`,
  },
]

/** The day on which the documentation of the others was read. */
export const readOn = '2026-11-24'

/** The page of a comparison. */
export const competitorPath = (name: string): string => `/compare/competitor/${name}`

/** Whom we stand beside, in the order of the index. */
export const competitors: readonly Competitor[] = [
  {
    name: 'typebot',
    title: 'Typebot',
    what: 'A chatbot builder whose source is open to read and to host, with a hosted service by its makers.',
    subject: '@typebot.io/js',
    source: 'https://docs.typebot.io',
    chooseThem: 'You want to take payments in the chat, or a hosted service by its makers.',
    chooseUs:
      'The chat stands on pages that must stay fast, your team answers in it, or your flows are tested before they go live.',
    theirs: {
      licence:
        'FSL-1.1-ALv2, called fair source: open to read and host, not for a competing service for two years',
      home: 'Its makers’ cloud, or a server of your own with PostgreSQL',
      drawing: 'On a canvas, with more than 34 kinds of blocks',
      ai: 'Blocks for OpenAI and other providers',
      people: 'By blocks for other systems, such as Chatwoot',
      channels: 'Websites and WhatsApp',
      others:
        'Blocks for Google Sheets, Google Analytics, Zapier, Make.com and more, beside HTTP requests',
    },
    theyHave: [
      'A hosted service, so that nobody has to run a server.',
      'Blocks for more products than we have, such as Google Analytics and Chatwoot.',
      'Payments in the chat by Stripe.',
      'Years of use, a large community and many finished templates.',
    ],
    weHave: [
      'A loader of a few kilobytes: the rest of the chat is fetched when a visitor comes near it.',
      'A desk where people take over, without another product.',
      'Flow tests that name the edges that no test walks, and rules that find slips before a visitor does.',
      'The MIT licence: use it, change it, sell what you make of it.',
    ],
  },
  {
    name: 'botpress',
    title: 'Botpress',
    what: 'A hosted platform for AI agents, with a studio, knowledge bases and a hub of integrations.',
    subject: '@botpress/webchat',
    source: 'https://botpress.com/docs',
    chooseThem:
      'You want an autonomous agent with tools, and are fine with a platform in the cloud.',
    chooseUs:
      'You want to know each sentence the bot can say, and keep the conversations on a server of yours.',
    theirs: {
      licence: 'The webchat package is MIT; the platform is a service',
      home: 'Its makers’ cloud',
      drawing: 'In a studio with nodes and cards, or as code by its development kit',
      ai: 'At its heart: autonomous nodes, knowledge bases, agents for summaries, translation and more',
      people: 'A handover integration and a desk of its own',
      channels: 'Websites, WhatsApp, Messenger, Instagram, Slack, Teams, Telegram and more',
      others: 'A hub of integrations, and a kit to write more',
    },
    theyHave: [
      'Agents that plan by themselves and use tools as they go.',
      'Channels that we have not, such as Teams, each by an integration of the hub.',
      'A hub of integrations that others add to.',
      'A hosted service with analytics and monitoring.',
    ],
    weHave: [
      'Everything runs on one server of yours, database included; without AI no third party is called.',
      'A chat that weighs a fraction on the page that shows it.',
      'The bot is one JSON file that can be compared, reviewed and tested.',
      'Twenty languages of the widget, right-to-left included.',
    ],
  },
  {
    name: 'deep-chat',
    title: 'Deep Chat',
    what: 'An open-source web component that shows a chat and connects it to an AI service or to your own.',
    subject: 'deep-chat',
    source: 'https://deepchat.dev',
    chooseThem:
      'You have a service that answers and need a chat for it: with voice, camera or a model in the browser.',
    chooseUs:
      'The conversation itself has to be made: questions, branches, checks, bookings, people who take over.',
    theirs: {
      licence: 'MIT',
      home: 'In your page; the service behind it is yours or an AI provider’s',
      drawing: 'None: what answers is your service',
      ai: 'Connects to OpenAI, Hugging Face, Cohere, Azure and others, or runs a model in the browser',
      people: 'By your own service',
      channels: 'Websites',
      others: 'What your service does',
    },
    theyHave: [
      'Speech to text, text to speech, and speech to speech models.',
      'Photos from the camera and recordings from the microphone.',
      'A model that runs in the visitor’s browser, without any server.',
      'Less memory with an open chat, as the figures show: it keeps no flow.',
      'Wrappers for all the large frameworks.',
    ],
    weHave: [
      'A launcher, a window and a mobile view of its own, beside the plain chat.',
      'The conversation: 54 kinds of steps, a studio to draw them in, results and a desk.',
      'Keys stay on the server by design; no setting puts one into the page.',
      'It works under a strict Content-Security-Policy and asks no other host for anything.',
    ],
  },
  {
    name: 'n8n-chat',
    title: 'n8n Chat',
    what: 'The chat widget of n8n: each message starts a workflow there, which answers.',
    subject: '@n8n/chat',
    source: 'https://docs.n8n.io',
    chooseThem:
      'Your workflows live in n8n already, and an AI agent there should talk to visitors.',
    chooseUs:
      'Visitors are led through questions with options, checks and dates, rather than typing to an agent.',
    theirs: {
      licence: 'Sustainable Use License of n8n, called fair code',
      home: 'n8n’s cloud, or a server of your own with n8n',
      drawing: 'As a workflow that begins with a Chat Trigger and leads to an agent or a chain',
      ai: 'At its heart: the workflow’s agent answers each message',
      people: 'By what the workflow calls',
      channels: 'Websites; n8n has nodes for messengers too',
      others: 'Hundreds of integrations of n8n',
    },
    theyHave: [
      'Hundreds of integrations, each with its own node.',
      'Agents with tools and memory, drawn as workflows.',
      'A workflow does far more than chat: the same canvas automates everything else.',
    ],
    weHave: [
      'A conversation is not one execution per message: options, checks and branches are played in the browser, and the server is asked only for what needs it.',
      'Pickers for dates, ratings, ranges, files and places instead of text alone.',
      'No layout shift and no large script on the page that shows it.',
      'Agents of flesh and blood take over at a desk.',
    ],
  },
  {
    name: 'flowise',
    title: 'Flowise',
    what: 'An open-source visual builder for AI agents and workflows of language models, with a chat to embed.',
    subject: 'flowise-embed',
    source: 'https://docs.flowiseai.com',
    chooseThem:
      'You build with language models: retrieval from documents, tools, several agents, evaluations.',
    chooseUs:
      'You build a conversation that is the same for everybody, with AI in the steps where you want it.',
    theirs: {
      licence:
        'Apache 2.0, parts for enterprises under a licence of their own; the embedded chat is MIT',
      home: 'Its makers’ cloud, or a server of your own',
      drawing: 'On a canvas of assistants, chatflows and agentflows',
      ai: 'At its heart: many model providers, vector stores and document loaders',
      people: 'A person approves steps of an agent (human in the loop)',
      channels: 'Websites; anything else by its API',
      others: 'Tools, document loaders and custom nodes',
    },
    theyHave: [
      'Retrieval from your documents, with loaders and vector stores to choose from.',
      'Several agents that work together, with tracing and evaluations.',
      'A wide choice of model providers.',
    ],
    weHave: [
      'A bot that works without any model, and never says what you did not write.',
      'Steps for questions with checks: e-mail, phone, date, file, place, rating.',
      'A desk, results with exports, and plain webhooks that are tried again for a day.',
      'Less to fetch on the page, and a launcher that is there sooner.',
    ],
  },
  {
    name: 'react-chatbotify',
    title: 'React ChatBotify',
    what: 'An open-source React library: a conversation is an object of blocks in your app’s own code.',
    subject: 'react-chatbotify',
    source: 'https://react-chatbotify.com',
    chooseThem:
      'Your site is a React app, developers write the conversation, and it calls functions of the app.',
    chooseUs:
      'People who do not write code change the conversation, or the page is not made with React.',
    theirs: {
      licence: 'MIT',
      home: 'In your React app; no server is needed',
      drawing: 'As an object of blocks in code, whose parts may be functions',
      ai: 'Conversations with language models, by plugins',
      people: 'By your own code',
      channels: 'React apps',
      others: 'What your code calls',
    },
    theyHave: [
      'A block may be any function of your app: no limit on what it does.',
      'Plugins and themes by a community.',
      'Voice input and read-aloud answers.',
      'No server at all.',
    ],
    weHave: [
      'A studio where a conversation is drawn, published and rolled back without a new build of the site.',
      'One tag for any page; React is not needed, and a React component is there too.',
      'A server that keeps keys, sends mails, stores results and hands over to people.',
      'Fewer bytes before the launcher stands, and no long work on the page’s main thread.',
    ],
  },
  {
    name: 'landbot',
    title: 'Landbot',
    what: 'A hosted no-code builder for bots on websites, WhatsApp and Messenger.',
    source: 'https://help.landbot.io',
    chooseThem: 'A service should run everything for you, with help by its makers.',
    chooseUs:
      'The conversations have to stay on your server, or the bot is to be changed and tested like code.',
    theirs: {
      licence: 'A service; its source is closed',
      home: 'Its makers’ cloud',
      drawing: 'On a canvas of blocks, with formulas and code blocks',
      ai: 'AI agents and blocks',
      people: 'A part for chats, where agents are assigned and answer',
      channels: 'Websites, WhatsApp, Messenger and an API',
      others: 'Integrations, webhooks and message hooks',
    },
    theyHave: [
      'Blocks for formulas, address search and global keywords.',
      'A service that nobody has to run, with help by its makers.',
      'More connectors of its own than we have, such as Stripe.',
    ],
    weHave: [
      'Open source: read it, host it, change it.',
      'No limit on chats but that of your own server.',
      'Flow tests, a linter and versions that are compared and rolled back.',
      'A published benchmark, and the commands that repeat it.',
    ],
  },
  {
    name: 'tidio',
    title: 'Tidio',
    what: 'A hosted customer service: live chat, flows and an AI agent called Lyro.',
    source: 'https://help.tidio.com',
    chooseThem:
      'Live chat is the centre, hosted by its makers, with an AI agent that looks up orders.',
    chooseUs:
      'The led conversation is the centre: it qualifies, books and collects, and people join where they are needed.',
    theirs: {
      licence: 'A service; its source is closed',
      home: 'Its makers’ cloud',
      drawing: 'Flows with triggers, conditions and actions',
      ai: 'Lyro, an agent that answers from knowledge and calls actions',
      people: 'An inbox for operators, the product’s centre',
      channels: 'Websites, Messenger, Instagram and WhatsApp',
      others: 'Integrations, actions by API',
    },
    theyHave: [
      'A hosted inbox, with years of use by large teams.',
      'An AI agent that answers from help pages and looks up orders.',
      'Operating hours, presence of operators and apps for them, all hosted.',
    ],
    weHave: [
      'Open source, on your own server, with the conversations in your own database.',
      'Questions for files, places, ranges and dates, each with a picker of its own.',
      'Flows as files that can be tested, compared and reviewed.',
      'A published benchmark of what the chat costs the page.',
    ],
  },
]
