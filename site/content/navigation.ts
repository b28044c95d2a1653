import { apiReference } from './docs.js'
import { liveDemo, signIn } from './places.js'

/** A place that the header or the footer leads to. */
export interface NavigationLink {
  readonly name: string
  readonly to: string
}

/** A group of places under one name. */
export interface NavigationGroup {
  readonly name: string
  readonly links: readonly NavigationLink[]
}

/** A menu of the header, with its places in groups. */
export interface NavigationMenu {
  readonly name: string
  readonly groups: readonly NavigationGroup[]
}

export { liveDemo, signIn, signUp } from './places.js'

// Written out: the categories' own texts would come with the header of every page.
const categoryLinks: readonly NavigationLink[] = [
  { name: 'B2B Services', to: '/templates/b2b-services?page=1' },
  { name: 'Booking and Scheduling', to: '/templates/booking-and-scheduling?page=1' },
  { name: 'Ecommerce and Retail', to: '/templates/ecommerce-and-retail?page=1' },
  { name: 'Education and Training', to: '/templates/education-and-training?page=1' },
  { name: 'Finance and Banking', to: '/templates/finance-and-banking?page=1' },
  { name: 'Fitness and Sports', to: '/templates/fitness-and-sports?page=1' },
  { name: 'Food and Beverage', to: '/templates/food-and-beverage?page=1' },
  {
    name: 'Government and Public Services',
    to: '/templates/government-and-public-services?page=1',
  },
  { name: 'HR and Recruiting', to: '/templates/hr-and-recruiting?page=1' },
  { name: 'Healthcare and Wellness', to: '/templates/healthcare-and-wellness?page=1' },
  { name: 'Home Services', to: '/templates/home-services?page=1' },
  { name: 'Lead Generation', to: '/templates/lead-generation?page=1' },
  { name: 'Legal and Compliance', to: '/templates/legal-and-compliance?page=1' },
  { name: 'Non Profit and Charity', to: '/templates/non-profit-and-charity?page=1' },
  { name: 'Quizzes', to: '/templates/quizzes?page=1' },
  { name: 'Real Estate and Property', to: '/templates/real-estate-and-property?page=1' },
  { name: 'Sales', to: '/templates/sales?page=1' },
  { name: 'Support and FAQ', to: '/templates/support-and-faq?page=1' },
  { name: 'Surveys', to: '/templates/surveys?page=1' },
  { name: 'Travel and Hospitality', to: '/templates/travel-and-hospitality?page=1' },
]

const featureLinks: readonly NavigationLink[] = [
  { name: 'All features', to: '/features' },
  { name: 'No-code chatbot builder', to: '/features/no-code-chatbot-builder' },
  { name: 'Chatbot analytics', to: '/features/chatbot-analytics' },
  { name: 'OpenAI', to: '/features/openai' },
  { name: 'Live chat', to: '/features/livechat' },
  { name: 'Rich media', to: '/features/rich-media' },
  { name: 'NLP chatbot', to: '/features/nlp-chatbot' },
  { name: 'Chatbot API integration', to: '/features/chatbot-api-integration' },
]

const industryLinks: readonly NavigationLink[] = [
  { name: 'All industries', to: '/industries' },
  { name: 'Automotive', to: '/industries/automotive-chatbots' },
  { name: 'Restaurant', to: '/industries/restaurant-chatbots' },
  { name: 'Hospitality', to: '/industries/hospitality-chatbots' },
  { name: 'HR', to: '/industries/hr-chatbots' },
  { name: 'Manufacturing', to: '/industries/manufacturing-chatbots' },
  { name: 'Technology', to: '/industries/tech-chatbots' },
  { name: 'Non-profit', to: '/industries/nonprofit-chatbots' },
  { name: 'E-commerce', to: '/industries/ecommerce-chatbots' },
  { name: 'Healthcare', to: '/industries/healthcare-chatbots' },
  { name: 'Education', to: '/industries/education-chatbots' },
  { name: 'Real estate', to: '/industries/real-estate-chatbots' },
  { name: 'Insurance', to: '/industries/insurance-chatbots' },
  { name: 'Legal', to: '/industries/legal-chatbots' },
]

const installLinks: readonly NavigationLink[] = [
  { name: 'Install guide', to: '/resources/install-guide' },
  { name: 'WordPress', to: '/resources/install-guide/wordpress' },
  { name: 'Shopify', to: '/resources/install-guide/shopify' },
  { name: 'React', to: '/resources/install-guide/react' },
  { name: 'Next.js', to: '/resources/install-guide/next' },
]

const compareLinks: readonly NavigationLink[] = [
  { name: 'All comparisons', to: '/compare' },
  { name: 'Typebot', to: '/compare/competitor/typebot' },
  { name: 'Botpress', to: '/compare/competitor/botpress' },
  { name: 'Deep Chat', to: '/compare/competitor/deep-chat' },
  { name: 'n8n Chat', to: '/compare/competitor/n8n-chat' },
  { name: 'Flowise', to: '/compare/competitor/flowise' },
  { name: 'React ChatBotify', to: '/compare/competitor/react-chatbotify' },
  { name: 'Landbot', to: '/compare/competitor/landbot' },
  { name: 'Tidio', to: '/compare/competitor/tidio' },
]

/** The menus of the header, of which one is open at a time. */
export const menus: readonly NavigationMenu[] = [
  {
    name: 'Templates',
    groups: [
      {
        name: 'Ready to use',
        links: [{ name: 'All templates', to: '/templates/all?page=1' }, ...categoryLinks],
      },
      { name: 'Drawn up to be built', links: [{ name: 'By industry', to: '/chatbot-templates' }] },
    ],
  },
  {
    name: 'Product',
    groups: [
      { name: 'Features', links: featureLinks },
      { name: 'Industries', links: industryLinks },
      {
        name: 'See and connect',
        links: [
          { name: 'How it works', to: '/overview' },
          { name: 'Live demo', to: liveDemo },
          { name: 'Channels', to: '/chat-channels' },
          { name: 'Integrations', to: '/integrations' },
          { name: 'Zapier', to: '/integrations/zapier' },
          apiReference,
          { name: 'Run it yourself', to: '/self-hosting' },
        ],
      },
    ],
  },
  {
    name: 'Resources',
    groups: [
      {
        name: 'Learn',
        links: [
          { name: 'Documentation', to: '/docs' },
          apiReference,
          { name: 'Glossary', to: '/glossary' },
          { name: 'FAQ', to: '/faq' },
          { name: 'AI apps', to: '/ai-apps' },
        ],
      },
      { name: 'Install', links: installLinks },
      {
        name: 'News and help',
        links: [
          { name: 'Blog', to: '/blog' },
          { name: 'Changelog', to: '/changelog' },
          { name: 'Newsletter', to: '/subscribe' },
          { name: 'Contact', to: '/contact' },
        ],
      },
      { name: 'Compare', links: compareLinks },
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

/** The categories that the footer names; the others are in the header's menu. */
const mostSought: readonly string[] = [
  'Booking and Scheduling',
  'Ecommerce and Retail',
  'Healthcare and Wellness',
  'Lead Generation',
  'Real Estate and Property',
  'Sales',
  'Support and FAQ',
  'Surveys',
]

/** The columns of the footer. */
export const footerColumns: readonly NavigationGroup[] = [
  {
    name: 'Product',
    links: [
      ...featureLinks,
      { name: 'Channels', to: '/chat-channels' },
      { name: 'Integrations', to: '/integrations' },
      { name: 'Run it yourself', to: '/self-hosting' },
      { name: 'Pricing', to: '/pricing' },
      { name: 'Live demo', to: liveDemo },
      { name: 'Studio', to: signIn },
    ],
  },
  {
    name: 'Templates',
    links: [
      { name: 'All templates', to: '/templates/all' },
      { name: 'Industry templates', to: '/chatbot-templates' },
      ...categoryLinks.filter(({ name }) => mostSought.includes(name)),
    ],
  },
  { name: 'Industries', links: industryLinks },
  {
    name: 'Resources',
    links: [
      { name: 'Overview', to: '/overview' },
      { name: 'Documentation', to: '/docs' },
      apiReference,
      ...installLinks,
      { name: 'Glossary', to: '/glossary' },
      { name: 'AI apps', to: '/ai-apps' },
      { name: 'FAQ', to: '/faq' },
    ],
  },
  {
    name: 'Company',
    links: [
      { name: 'Blog', to: '/blog' },
      { name: 'Changelog', to: '/changelog' },
      { name: 'Comparisons', to: '/compare' },
      { name: 'Newsletter', to: '/subscribe' },
      { name: 'Contact', to: '/contact' },
      { name: 'Report a Concern', to: '/abuse-complaints' },
      { name: 'Terms of Service', to: '/terms-of-service' },
      { name: 'Privacy Policy', to: '/privacy-policy' },
      { name: 'Trust', to: '/trust' },
    ],
  },
]
