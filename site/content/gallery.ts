/** What the pages of templates claim. */
export const galleryPage = {
  stats: ['templates.conversions', 'templates.setup', 'templates.availability'],
  templateStats: [
    'templates.leads',
    'templates.support-costs',
    'templates.sales',
    'templates.businesses',
  ],
} as const

/** The kinds of chatbots that each template's page names beside it, and where such are. */
export const relatedKinds = [
  {
    title: 'Lead Generation',
    text: 'Asks who is interested, in what and by when, and brings the answers to your team.',
    slug: 'lead-generation',
  },
  {
    title: 'Customer Support',
    text: 'Answers what comes every day, and brings a person in for the rest.',
    slug: 'support-and-faq',
  },
  {
    title: 'Appointment Booking',
    text: 'Shows free times, takes a booking and confirms it by mail.',
    slug: 'booking-and-scheduling',
  },
  {
    title: 'Product Recommendation',
    text: 'Asks what matters and shows what fits.',
    slug: 'ecommerce-and-retail',
  },
  {
    title: 'FAQ Assistant',
    text: 'Finds the answer to a question before it becomes a mail.',
    slug: 'support-and-faq',
  },
] as const
