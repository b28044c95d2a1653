/** The plans that an integration belongs to. */
type IntegrationPlan = 'basic' | 'starter' | 'premium' | 'enterprise'

/** A tile that shows an integration, on the home page and among all of them. */
export interface IntegrationTile {
  /** Names it, in addresses too. */
  readonly pathName: string
  /** The name of its sign in `logos.ts`; where there is none its first letter stands for it. */
  readonly icon: string
  readonly infoHeading: string
  /** What it does, in a sentence or two. */
  readonly infoContent: string
  readonly tags: readonly IntegrationPlan[]
}

/** The integrations that have a tile, in their order. */
export const integrationTiles: readonly IntegrationTile[] = [
  {
    pathName: 'zapier',
    icon: 'zapier',
    infoHeading: 'Zapier',
    infoContent:
      'A webhook step starts a Zap with what was answered: whatever Zapier reaches can come next.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'calendly',
    icon: 'calendly',
    infoHeading: 'Calendly',
    infoContent:
      'The step Integration brings your free times, or makes a link that books one of them.',
    tags: ['basic', 'starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'googlesheet',
    icon: 'googlesheets',
    infoHeading: 'Google Sheets',
    infoContent:
      'The step Integration adds the answers as a row to your sheet, finds rows, and changes them.',
    tags: ['basic', 'starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'salesforce',
    icon: 'salesforce',
    infoHeading: 'Salesforce',
    infoContent:
      'The step Integration makes a lead of whoever leaves an address, once. The key stays on the server.',
    tags: ['premium', 'enterprise'],
  },
  {
    pathName: 'airtable',
    icon: 'airtable',
    infoHeading: 'Airtable',
    infoContent: 'The step Integration adds the answers as a record to a table of your base.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'google-calendar',
    icon: 'googlecalendar',
    infoHeading: 'Google Calendar',
    infoContent:
      'The step Integration offers the free times of your team’s calendar, and books what was picked.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'hubspot',
    icon: 'hubspot',
    infoHeading: 'HubSpot',
    infoContent: 'The step Integration makes the contact or changes it, and adds notes.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'zoho',
    icon: 'zoho',
    infoHeading: 'Zoho',
    infoContent: 'The step Integration makes a lead in Zoho CRM, or changes the one that is there.',
    tags: ['premium', 'enterprise'],
  },
]
