/** A call that the reference begins with. */
export interface MainCall {
  /** Its anchor. */
  readonly id: string
  /** The name of its operation in the API's description. */
  readonly operation: string
  readonly name: string
  /** Which spelling of the API's path its samples have; both mean the same. */
  readonly samples: '/v0' | '/v1'
}

/** The nine calls that manage chatbots, in the order of the page. */
export const mainCalls: readonly MainCall[] = [
  { id: 'fetchAllChat', operation: 'listChatbotsToo', name: 'Fetch all chatbots', samples: '/v0' },
  { id: 'createChatbot', operation: 'createChatbot', name: 'Create a chatbot', samples: '/v0' },
  { id: 'fetchChatbot', operation: 'fetchChatbot', name: 'Fetch a chatbot', samples: '/v0' },
  { id: 'deleteChatbot', operation: 'deleteChatbot', name: 'Delete a chatbot', samples: '/v0' },
  {
    id: 'updateChatbotAppearence',
    operation: 'updateAppearance',
    name: 'Update a chatbot’s appearance',
    samples: '/v0',
  },
  {
    id: 'updateChatbotIcons',
    operation: 'updateIcon',
    name: 'Update a chatbot’s icons',
    samples: '/v1',
  },
  {
    id: 'deleteChatbotIcons',
    operation: 'deleteIcons',
    name: 'Delete a chatbot’s icons',
    samples: '/v1',
  },
  { id: 'sendMessage', operation: 'sendMessage', name: 'Send a message', samples: '/v1' },
  {
    id: 'updateChatbotMessages',
    operation: 'reactToMessage',
    name: 'Update a chatbot’s messages',
    samples: '/v0',
  },
]

/** What the reference says beside what it takes from the API's description. */
export const apiTexts = {
  title: 'API Reference',
  lead: 'Make chatbots, change how they look and speak in their conversations, from your own programs. Every call can be tried here.',
  keywords:
    'chatbot API, chatbot REST API, chatbot API documentation, create chatbot API, fetch chatbots API, delete chatbot API, update chatbot appearance, chatbot icons API, send chatbot message API, chatbot message reaction, no-code chatbot builder API, chatbot API key, Bearer token, OpenAPI, curl, JavaScript, Python',
  start: {
    id: 'getstart',
    name: 'Getting started',
    paragraphs: [
      'The API is part of your server. An owner makes a key in the studio under Settings, API keys; where you find none there, your administrator has one. Every call carries it as a Bearer token in the Authorization header.',
      'A call that succeeds answers with success true, a message and data. A call that fails answers with success false, data null and an error, which has a code for programs, a message for people and details that say where the request is wrong.',
      '/v0 and /v1 mean the same. A call may be made from any page, too; but a key on a page is known to all who visit it, so keep it on your own server.',
    ],
  },
  errors: 'Errors',
  tried: {
    title: 'Try it',
    /** Where there is no script, or it did not come. */
    withoutScript: 'Calls are made by a script, which does not run here. The samples do the same.',
    key: 'API key',
    keyHelp: 'Stays in the memory of this page.',
    send: 'Send',
  },
  others: 'All calls',
} as const

/** The long list of what the guides are about, for search engines. */
export const guideKeywords =
  'chatbot install guide, add chatbot to website, chatbot widget code, chatbot script tag, no-code chatbot builder, chatbot templates, chatbot for WordPress, chatbot for Shopify, chatbot for React, chatbot for Next.js, customize chatbot, embed live chat, chatbot account, Google Chat chatbot integration'
