/** Where everything is written down. */
export const docs = {
  title: 'Documentation',
  lead: 'From the first sentence of a bot to the last setting of a server.',
  groups: [
    {
      name: 'Begin',
      entries: [
        { name: 'Overview', to: '/overview', about: 'What a flow is, and how it becomes a chat.' },
        {
          name: 'Install guide',
          to: '/resources/install-guide',
          about: 'Put a bot on any page, with one line.',
        },
        { name: 'Live demo', to: '/demo', about: 'A page with a bot that can be talked to at once.' },
        { name: 'Templates', to: '/templates/all', about: 'Conversations to begin with, each with a guide.' },
      ],
    },
    {
      name: 'Install on',
      entries: [
        {
          name: 'NextJS',
          to: '/resources/install-guide/next',
          about: 'A server component, a client component, or the tag.',
        },
        { name: 'React', to: '/resources/install-guide/react', about: 'One component, with your own React.' },
        {
          name: 'Shopify',
          to: '/resources/install-guide/shopify',
          about: 'An app embed for the theme editor.',
        },
        {
          name: 'WordPress',
          to: '/resources/install-guide/wordpress',
          about: 'A plugin with a page of settings.',
        },
      ],
    },
    {
      name: 'Build on it',
      entries: [
        { name: 'API reference', to: '/docs/api', about: 'Every call, with a form to try it.' },
        { name: 'OpenAPI document', to: '/openapi.json', about: 'The same for programs.' },
        { name: 'FAQ', to: '/faq', about: 'Short answers to common questions.' },
        { name: 'Glossary', to: '/glossary', about: 'The words of chatbots, each explained.' },
      ],
    },
  ],
} as const
