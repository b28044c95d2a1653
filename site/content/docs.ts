/** Where each call of the API is described and tried. */
export const apiReference = {
  name: 'API reference',
  to: '/resources/install-guide?tab=api',
} as const

/** The search over all guides. */
export const docsSearch = {
  label: 'Search the guides',
  title: 'Search the guides',
  lead: 'Every page of the documentation, down to the single heading.',
  examples: ['content security policy', 'backup', 'webhook', 'languages'],
} as const

/** Where everything is written down: the guides of docs/ follow what one begins with. */
export const docs = {
  title: 'Documentation',
  lead: 'From the first sentence of a bot to the last setting of a server.',
  begin: {
    name: 'Begin',
    entries: [
      {
        name: 'Install guide',
        to: '/resources/install-guide',
        about: 'Put a bot on any page, with one line: HTML, Next.js, React, Shopify or WordPress.',
      },
      { ...apiReference, about: 'Every call with its fields and samples, and a panel to try it.' },
      { name: 'Overview', to: '/overview', about: 'What a flow is, and how it becomes a chat.' },
      { name: 'Live demo', to: '/demo', about: 'A page with a bot that can be talked to at once.' },
      {
        name: 'Templates',
        to: '/templates/all',
        about: 'Conversations to begin with, each with a guide.',
      },
      {
        name: 'OpenAPI document',
        to: '/openapi.json',
        about: 'The API for generators of clients.',
      },
    ],
  },
} as const
