const limits = {
  sessionsPerAddress: [
    'Sessions per address',
    'New sessions from one visitor’s address. Usually 60 a minute.',
  ],
  threadsPerBot: [
    'Threads of the bot',
    'Threads that other channels begin. Usually 5,000 an hour.',
  ],
  stepsPerAddress: ['Steps per address', 'Steps from one visitor’s address. Usually 120 a minute.'],
  totalPerAddress: [
    'Steps per address and day',
    'Steps from one visitor’s address. Usually 5,000 a day.',
  ],
  stepsPerSession: ['Steps per session', 'Steps of one session. Usually 30 a minute.'],
  totalPerSession: ['Steps per session and hour', 'Steps of one session. Usually 500 an hour.'],
  stepsPerBot: ['Steps of the bot', 'Steps of all visitors. Usually 6,000 a minute.'],
  totalPerBot: ['Steps of the bot and day', 'Steps of all visitors. Usually 500,000 a day.'],
  resultsPerAddress: [
    'Conversations stored, by address',
    'Conversations of one visitor’s address that are stored anew. Usually 500 a day.',
  ],
  resultsPerBot: [
    'Conversations stored of the bot',
    'Conversations of all visitors that are stored anew. Usually 50,000 a day.',
  ],
  kilobytesPerSession: [
    'Kilobytes per session',
    'What is kept of one conversation. Usually 2,000 a day.',
  ],
  kilobytesPerAddress: [
    'Kilobytes per address',
    'What is kept of one visitor’s address. Usually 20,000 a day.',
  ],
  kilobytesPerBot: [
    'Kilobytes of the bot',
    'What is kept of all visitors. Usually 2,000,000 a day.',
  ],
  uploadsPerSession: ['Files per session', 'Files of one session. Usually 20 an hour.'],
  uploadsPerAddress: ['Files per address', 'Files from one visitor’s address. Usually 60 an hour.'],
  uploadsPerBot: ['Files of the bot', 'Files of all visitors. Usually 5,000 a day.'],
  aiPerAddress: [
    'AI steps of one address',
    'AI steps of one visitor’s address. Usually 100 a day.',
  ],
  aiPerBot: ['AI steps of the bot', 'AI steps of all visitors. Usually 1,000 a day.'],
  mailsPerAddress: [
    'Mails of one address',
    'Mails that one visitor’s address had sent. Usually 100 a day.',
  ],
  mailsPerBot: ['Mails of the bot', 'Mails of all visitors. Usually 5,000 a day.'],
  mailsToVisitors: [
    'Mails to visitors',
    'Mails of the bot that go to an address of a visitor. Usually 50 a day.',
  ],
}

const count = { type: 'integer', minimum: 0, maximum: 1_000_000_000 }

/** What a page's analytics are told of, with the usual name. */
const moments = {
  open: ['The chat was opened', 'chat_opened'],
  start: ['A first answer', 'chat_started'],
  lead: ['Who they are', 'chat_lead'],
  handover: ['A person was asked for', 'chat_handover'],
  complete: ['The end', 'chat_completed'],
}

/** What an owner sets for the server; docs/operations.md explains it. */
export const settingsSchema = {
  title: 'Settings',
  description: 'What the server needs to know. Never published.',
  type: 'object',
  properties: {
    allowedOrigins: {
      title: 'Allowed sites',
      description:
        'The sites that may show the bot, as whole origins without a path. Without the list any site may.',
      type: ['array', 'string'],
      items: { type: 'string' },
      examples: [['https://shop.example']],
    },
    collectResults: {
      title: 'Store conversations',
      description:
        'Whether conversations are stored on the server, to be read, searched and exported.',
      type: 'boolean',
      default: false,
    },
    resultRetentionDays: {
      title: 'Days that conversations are kept',
      description: 'Counted from what happened in them last. Without it, the server’s own.',
      type: 'integer',
      minimum: 0,
      maximum: 36_500,
    },
    resultWebhookUrl: {
      title: 'Told of each end',
      description: 'The address that conversation.completed is sent to.',
      type: 'string',
      examples: ['https://shop.example/hooks/talkgraph'],
    },
    leadMail: {
      title: 'Mail of leads',
      description:
        'Whether a mail tells of each conversation in which somebody left a name, an address or a number, once a day or never.',
      enum: ['each', 'daily', 'never'],
      default: 'each',
    },
    leadMailTo: {
      title: 'Who gets mails of leads',
      description: 'Without the list the owners of the account.',
      type: 'array',
      items: { type: 'string', pattern: '@' },
      maxItems: 10,
      examples: [['office@shop.example']],
    },
    analytics: {
      title: 'Analytics of the page',
      description:
        'Which analytics of the page are told of openings, first answers, leads, handovers and ends, where the page says that the visitor agrees.',
      type: 'object',
      properties: {
        tools: {
          title: 'Told',
          description: 'Google Analytics 4, the Meta pixel and Plausible.',
          type: 'array',
          items: { enum: ['ga4', 'meta', 'plausible'] },
          examples: [['plausible']],
        },
        events: {
          title: 'Names',
          description: 'What each event is called there. A blank one is not told.',
          type: 'object',
          properties: Object.fromEntries(
            Object.entries(moments).map(([name, [title, usual]]) => [
              name,
              {
                title,
                description: 'Its name there.',
                type: 'string',
                maxLength: 100,
                default: usual,
              },
            ]),
          ),
        },
      },
    },
    requireTests: {
      title: 'Publish with passing tests only',
      description: 'Whether a version is refused while one of the bot’s tests fails.',
      type: 'boolean',
      default: false,
    },
    limits: {
      title: 'Limits',
      description: 'How often things may be done. A limit that is missing is the server’s own.',
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(limits).map(([name, [title, description]]) => [
          name,
          limitSchema(title, description),
        ]),
      ),
    },
  },
}

/** A count and a time, or a count alone for the usual time. */
function limitSchema(title, description) {
  return {
    title,
    description: `${description} A number alone keeps the usual time.`,
    ...count,
    type: ['integer', 'object'],
    required: ['count', 'seconds'],
    properties: {
      count: { title: 'Count', description: 'How many are let through.', ...count },
      seconds: {
        title: 'Seconds',
        description: 'In how many seconds: at most 86,400, which is a day.',
        type: 'integer',
        minimum: 1,
        maximum: 86_400,
      },
    },
  }
}
