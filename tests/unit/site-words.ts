import { industries, industryPath } from '../../site/content/industries.js'

/** What a page of the site must say in its HTML, letter for letter. */
export interface PageWords {
  readonly page: string
  readonly path: string
  readonly words: readonly string[]
}

/** What the pages say as they come, grouped by page. `placeholder=` and the like are looked for in attributes. */
export const pageWords: readonly PageWords[] = [
  {
    page: 'questions and answers',
    path: '/faq',
    words: [
      'Questions? We Have Answers',
      'placeholder=Search frequently asked questions...',
      'Popular topics:',
      'popular',
      'basics',
      'pricing',
      'features',
      'integration',
      'Getting Started',
      'Features & Capabilities',
      'Pricing & Plans',
      'Support & Security',
      'Still have questions?',
      'Watch Live Demo',
    ],
  },
  { page: 'questions with a search', path: '/faq?q=free', words: ['Clear filters'] },
  {
    page: 'questions without a result',
    path: '/faq?q=nothing+of+the+kind',
    words: ['No questions found — Try adjusting your search or selecting a different category.'],
  },
  {
    page: 'questions of an industry',
    path: '/faq/healthcare',
    words: ['All Questions', 'placeholder=healthcare chatbot questions'],
  },
  {
    page: 'features',
    path: '/features',
    words: ['Build in 10 minutes', 'Launch instantly', 'Watch leads pour in'],
  },
  {
    page: 'OpenAI',
    path: '/features/openai',
    words: [
      'Example prompts',
      'Three advantages',
      'Try Free',
      'Sign up with email',
      'No credit card required',
    ],
  },
  { page: 'rich media', path: '/features/rich-media', words: ['How it works'] },
  {
    page: 'industries',
    path: '/industries',
    words: [
      'Learn more',
      '24/7 automation',
      'Cost reduction',
      'Conversions',
      'Industry intelligence',
      'Integrations',
      'Analytics',
    ],
  },
  ...industries.map(industry => ({
    page: industry.card.title,
    path: industryPath(industry),
    words: [
      'SCHEDULE A DEMO',
      'GET STARTED',
      'Schedule a Demo',
      'How it works',
      'What our customers say',
      'The future of customer experience is conversational. Join us today.',
      'All Questions',
      `placeholder=${industry.name.toLowerCase()} chatbot questions`,
    ],
  })),
  {
    page: 'a template',
    path: '/templates/healthcare-and-wellness/dentist',
    words: [
      'Templates',
      'Healthcare and Wellness',
      'Free Healthcare and Wellness Chatbot Template',
      '4.8 rating',
      'Use This Template',
      'Twitter',
      'LinkedIn',
      'Facebook',
      'WhatsApp',
      'View All Healthcare and Wellness Templates',
      '40%',
      '60%',
      '25%',
      '10k+',
      'Schedule a Free Demo',
      'Ready to Build?',
    ],
  },
  {
    page: 'the gallery of a category',
    path: '/templates/healthcare-and-wellness',
    words: [
      'Healthcare and Wellness Templates',
      'Choose from our collection of proven Healthcare and Wellness chatbot templates',
      'Templates',
      'Overview',
      'FAQ',
      'Search',
      'Quick Preview',
      '67%',
      'higher conversions',
      '2 min',
      'setup',
      '24/7',
      'Why choose',
      'Join 50,000+ businesses',
    ],
  },
  {
    page: 'AI apps',
    path: '/ai-apps',
    words: ['2785 apps for 722 tasks', 'All Apps', 'Search', 'Latest Apps'],
  },
  {
    page: 'chatbot templates',
    path: '/chatbot-templates',
    words: ['1970 templates for 19 industries', 'All Templates', 'Latest Templates'],
  },
  {
    page: 'contact',
    path: '/contact',
    words: [
      'Contact us',
      'How can we help you?',
      'Select Category',
      'Fill Details',
      'Request for Services',
      'Website Feedback',
      'Technology and Market Analyst Queries',
    ],
  },
  {
    page: 'an unsubscribe link without its parts',
    path: '/unsubscribe',
    words: ['Invalid unsubscribe link', 'This link appears to be invalid or expired.'],
  },
  {
    page: 'unsubscribe',
    path: '/unsubscribe?email=ada%40example.org&campaignId=may&campaignName=News%20of%20May',
    words: [
      'News of May',
      'Unsubscribe from this campaign',
      'Unsubscribe from all emails*',
      'Update your preferences',
      '72 hours',
      'payment, security and legal',
    ],
  },
  {
    page: 'reports',
    path: '/abuse-complaints',
    words: ['Report a Concern', 'What Happens Next', 'Report Abuse'],
  },
  { page: 'the overview', path: '/overview', words: ['In This Guide'] },
  {
    page: 'an install guide',
    path: '/resources/install-guide/react',
    words: ['Overview', 'Was this page helpful?', 'Yes', 'No', '100+ free templates'],
  },
  {
    page: 'the install guide',
    path: '/resources/install-guide',
    words: [
      'Documentation',
      'API Reference',
      'Docs',
      'Api',
      'Overview',
      'Creating an account',
      'Choosing templates',
      'Optimizing',
      'Customizing',
      'Generating widget code',
      'Adding to a React app',
      'Google Chat',
    ],
  },
  {
    page: 'the reference of the API',
    path: '/resources/install-guide?tab=api',
    words: [
      'Authorization',
      'Path parameters',
      'Path',
      'Query',
      'Body',
      'Response',
      'curl',
      'JavaScript',
      'Python',
      'Was this page helpful?',
      'GET',
      'POST',
      'PATCH',
      'DELETE',
      'delimeter',
      'metadataKeys',
      'metadataValues',
      'chatbotName',
      'iconSrc',
    ],
  },
]

/** What is said once somebody acts, by the module of the built site that says it. */
export const scriptWords: readonly {
  readonly module: RegExp
  readonly words: readonly string[]
}[] = [
  { module: /^detail-/, words: ['Link copied to clipboard!', 'Unable to display content'] },
  { module: /^share-dialog-/, words: ['Link Copied'] },
  { module: /^contact-/, words: ['Sending...', 'Submitting...'] },
  { module: /^(?:gallery|coming-soon)-/, words: ['Coming Soon'] },
  {
    module: /^unsubscribe-/,
    words: [
      "You're unsubscribed from all emails",
      'Resubscribe',
      "You've unsubscribed from this campaign.",
      'Undo',
    ],
  },
  { module: /^subscribe-/, words: ['Thank You', 'Oops'] },
  { module: /^abuse-/, words: ['Report Submitted', 'Submission Error'] },
]

/** What the forms say to what is sent, letter for letter. */
export const formWords: readonly {
  readonly form: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly words: readonly string[]
}[] = [
  {
    form: 'an empty enquiry',
    path: '/contact?category=services',
    fields: {},
    words: [
      'First name is required.',
      'Last name is required.',
      'Email is required',
      'Message is required',
    ],
  },
  {
    form: 'an enquiry of blanks, with a long suffix and a short message',
    path: '/contact?category=services',
    fields: { firstName: ' ', lastName: ' ', email: 'ada@example.museum', message: 'Too short' },
    words: [
      'First name is required.',
      'Last name is required.',
      'Please enter a valid email.',
      'Message must be at least 10 characters long',
    ],
  },
  {
    form: 'a subscription without an address',
    path: '/subscribe',
    fields: { email: 'ada', productUpdates: 'on' },
    words: ['Please enter a valid email address'],
  },
  {
    form: 'a subscription to nothing',
    path: '/subscribe',
    fields: { email: 'ada@example.org' },
    words: ['Please select at least one newsletter preference'],
  },
  {
    form: 'an empty report',
    path: '/abuse-complaints',
    fields: {},
    words: ['Please fill in all required fields', 'Submission Error'],
  },
  {
    form: 'a report with a long suffix',
    path: '/abuse-complaints',
    fields: {
      abuseType: 'spam',
      abuseMedium: 'SMS',
      firstName: 'Ada',
      email: 'ada@example.museum',
    },
    words: ['Please enter a valid email address'],
  },
]
