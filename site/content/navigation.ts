import { apiReference } from './docs.js'

/** A place that the header or the footer leads to. */
export interface NavigationLink {
  readonly name: string
  readonly to: string
  /** What one finds there, in a few words. */
  readonly about?: string
}

/** A group of places under one name. */
export interface NavigationMenu {
  readonly name: string
  readonly links: readonly NavigationLink[]
}

/** Where people go who want an account; a template or a plan may stand behind it. */
export const signUp = '/sign-up'
/** Where people go who have one. */
export const signIn = '/studio/sign-in'
/** Where a bot can be talked to at once. */
export const liveDemo = '/demo'

/** The menus of the header, of which one is open at a time. */
export const menus: readonly NavigationMenu[] = [
  {
    name: 'Templates',
    links: [
      { name: 'All templates', to: '/templates/all', about: 'Working conversations to try and use' },
      { name: 'Lead generation', to: '/templates/lead-generation', about: 'Who is interested, and in what' },
      { name: 'Support and FAQ', to: '/templates/support-and-faq', about: 'Answers to what comes every day' },
      { name: 'Booking', to: '/templates/booking-and-scheduling', about: 'Free times, picked in the chat' },
      { name: 'By industry', to: '/chatbot-templates', about: 'Conversations drawn up to be built' },
    ],
  },
  {
    name: 'Product',
    links: [
      { name: 'How it works', to: '/overview', about: 'From a drawn flow to a chat on your page' },
      { name: 'Live demo', to: liveDemo, about: 'Talk to a bakery’s bot' },
      { ...apiReference, about: 'The calls, with a panel to try each' },
    ],
  },
  {
    name: 'Resources',
    links: [
      { name: 'Install guide', to: '/resources/install-guide', about: 'Put a bot on your page' },
      { name: 'Documentation', to: '/docs', about: 'Where everything is written down' },
      { name: 'Glossary', to: '/glossary', about: 'The words of chatbots, explained' },
      { name: 'AI apps', to: '/ai-apps', about: 'An app for a task' },
      { name: 'FAQ', to: '/faq', about: 'Short answers to common questions' },
      { name: 'Newsletter', to: '/subscribe', about: 'What is new, as often as you like' },
      { name: 'Contact', to: '/contact', about: 'Write to the people behind it' },
    ],
  },
]

/** What stands beside the menus. */
export const headerLinks: readonly NavigationLink[] = [{ name: 'Pricing', to: '/pricing' }]

/** What the header has where there are guides alone. */
export const guideLinks: readonly NavigationLink[] = [
  { name: 'Documentation', to: '/docs' },
  { name: 'Install guide', to: '/resources/install-guide' },
  apiReference,
]

/** The columns of the footer. */
export const footerColumns: readonly NavigationMenu[] = [
  {
    name: 'Product',
    links: [
      { name: 'Overview', to: '/overview' },
      { name: 'Templates', to: '/templates/all' },
      { name: 'Industry templates', to: '/chatbot-templates' },
      { name: 'Pricing', to: '/pricing' },
      { name: 'Live demo', to: liveDemo },
      { name: 'Studio', to: signIn },
    ],
  },
  {
    name: 'Install',
    links: [
      { name: 'Any page', to: '/resources/install-guide' },
      { name: 'Next.js', to: '/resources/install-guide/next' },
      { name: 'React', to: '/resources/install-guide/react' },
      { name: 'Shopify', to: '/resources/install-guide/shopify' },
      { name: 'WordPress', to: '/resources/install-guide/wordpress' },
    ],
  },
  {
    name: 'Resources',
    links: [
      { name: 'Documentation', to: '/docs' },
      apiReference,
      { name: 'Glossary', to: '/glossary' },
      { name: 'AI apps', to: '/ai-apps' },
      { name: 'FAQ', to: '/faq' },
      { name: 'Newsletter', to: '/subscribe' },
    ],
  },
  {
    name: 'Company',
    links: [
      { name: 'Contact', to: '/contact' },
      { name: 'Report a Concern', to: '/abuse-complaints' },
      { name: 'Terms of Service', to: '/terms-of-service' },
      { name: 'Privacy Policy', to: '/privacy-policy' },
    ],
  },
]
