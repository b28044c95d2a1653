/** An industry with pages of its own. */
interface Industry {
  readonly slug: string
  readonly name: string
  readonly card: IndustryCard
}

/** How an industry is shown among the others. */
interface IndustryCard {
  readonly title: string
  readonly description: string
  /** The name of the file of its icon, of 64 × 64 pixels. */
  readonly icon: string
  /** How its page is addressed, where that does not follow from the title. */
  readonly slug?: string
}

/** The address of an industry’s page: its card’s slug, else the title in lower case with hyphens for spaces. */
export const industryPath = ({ card: { title, slug } }: Pick<Industry, 'card'>): string =>
  `/industries/${slug ?? title.toLowerCase().replaceAll(' ', '-')}`

/** The industries, in the order in which they are listed. */
export const industries = [
  {
    slug: 'education',
    name: 'Education',
    card: {
      title: 'Education Chatbots',
      description: 'Deadlines, papers and fees for each course, and an adviser where it takes one.',
      icon: 'education.svg',
    },
  },
  {
    slug: 'government',
    name: 'Government',
    card: {
      title: 'Government Chatbots',
      description:
        'The right office and its papers, reports of what is broken, live chat with clerks.',
      icon: 'government.svg',
    },
  },
  {
    slug: 'healthcare',
    name: 'Healthcare',
    card: {
      title: 'Healthcare Chatbots',
      description:
        'Emergencies first, places for people who are ill today, prescriptions without a call.',
      icon: 'healthcare.svg',
    },
  },
  {
    slug: 'insurance',
    name: 'Insurance',
    card: {
      title: 'Insurance Chatbots',
      description: 'First notices that arrive complete, and quotes for people who mean it.',
      icon: 'insurance.svg',
    },
  },
  {
    slug: 'legal',
    name: 'Legal',
    card: {
      title: 'Legal Chatbots',
      description: 'Intake that asks for the deadline first and checks who is on the other side.',
      icon: 'legal.svg',
    },
  },
  {
    slug: 'mortgage',
    name: 'Mortgage',
    card: {
      title: 'Mortgage Chatbots',
      description: 'What somebody’s own money means, reckoned before the first meeting.',
      icon: 'mortgage.svg',
    },
  },
  {
    slug: 'real-estate',
    name: 'Real estate',
    card: {
      title: 'Real Estate Chatbots',
      description: 'Budget and rooms before the call, viewings with people who want this flat.',
      icon: 'real-estate.svg',
    },
  },
  {
    slug: 'ecommerce',
    name: 'E-commerce',
    card: {
      title: 'E-commerce Chatbots',
      description: 'Parcels, returns and sizes, and a person before a bad review.',
      icon: 'ecommerce.svg',
      slug: 'ecommerce-chatbots',
    },
  },
  {
    slug: 'hospitality',
    name: 'Hospitality',
    card: {
      title: 'Hospitality Chatbots',
      description: 'Late arrivals, rooms and parking, while the desk carries suitcases.',
      icon: 'hospitality.svg',
    },
  },
  {
    slug: 'hr',
    name: 'HR',
    card: {
      title: 'HR Chatbots',
      description: 'Applications in two minutes, on a telephone, with an answer for everybody.',
      icon: 'hr.svg',
    },
  },
  {
    slug: 'manufacturing',
    name: 'Manufacturing',
    card: {
      title: 'Manufacturing Chatbots',
      description: 'Enquiries with material, pieces and tolerance, sent to the right workshop.',
      icon: 'manufacturing.svg',
    },
  },
  {
    slug: 'media',
    name: 'Media',
    card: {
      title: 'Media and Entertainment Chatbots',
      description:
        'Missing papers, pauses, tips for the newsroom and a quiz that ends in a newsletter.',
      icon: 'media.svg',
      slug: 'media-chatbots',
    },
  },
  {
    slug: 'logistics',
    name: 'Logistics',
    card: {
      title: 'Logistics Chatbots',
      description:
        'Prices by route and weight, papers for the border, the night desk for the rest.',
      icon: 'logistics.svg',
    },
  },
  {
    slug: 'nonprofit',
    name: 'Non-profit',
    card: {
      title: 'Non-Profit and NGO Chatbots',
      description: 'What a gift becomes, a day for volunteers, and a note of the fallen tree.',
      icon: 'nonprofit.svg',
      slug: 'nonprofit-chatbots',
    },
  },
  {
    slug: 'energy',
    name: 'Energy',
    card: {
      title: 'Energy and Utilities Chatbots',
      description: 'Net or fuse in one question, meter readings as numbers, moves as three facts.',
      icon: 'energy.svg',
      slug: 'energy-chatbots',
    },
  },
  {
    slug: 'tech',
    name: 'Technology',
    card: {
      title: 'Technology and SaaS Chatbots',
      description: 'Bugs sorted by how bad they are, invoices found, trials brought to a talk.',
      icon: 'tech.svg',
      slug: 'tech-chatbots',
    },
  },
  {
    slug: 'restaurant',
    name: 'Restaurant',
    card: {
      title: 'Restaurant Chatbots',
      description: 'Tables, parties and allergies, answered while the pans are loud.',
      icon: 'restaurant.svg',
    },
  },
  {
    slug: 'automotive',
    name: 'Automotive',
    card: {
      title: 'Automotive Chatbots',
      description: 'Warning lights by colour, services by mileage, test drives by the half hour.',
      icon: 'automotive.svg',
    },
  },
] as const satisfies readonly Industry[]
