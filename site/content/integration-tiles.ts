/** The plans that an integration belongs to. */
export type IntegrationPlan = 'basic' | 'starter' | 'premium' | 'enterprise'

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
    infoContent: 'Hands what visitors answer to the apps that your team has joined there.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'calendly',
    icon: 'calendly',
    infoHeading: 'Calendly',
    infoContent: 'Leads a visitor who wants to talk to your page of free times.',
    tags: ['basic', 'starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'googlesheet',
    icon: 'googlesheets',
    infoHeading: 'Google Sheets',
    infoContent: 'Writes each finished conversation into a row of your sheet.',
    tags: ['basic', 'starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'salesforce',
    icon: 'salesforce',
    infoHeading: 'Salesforce',
    infoContent: 'Makes a lead of whoever leaves an address, with what they asked for.',
    tags: ['premium', 'enterprise'],
  },
  {
    pathName: 'airtable',
    icon: 'airtable',
    infoHeading: 'Airtable',
    infoContent: 'Adds answers as a record to a table of your base.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'google-calendar',
    icon: 'googlecalendar',
    infoHeading: 'Google Calendar',
    infoContent: 'Puts what was booked in the chat into your team’s calendar.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'hubspot',
    icon: 'hubspot',
    infoHeading: 'HubSpot',
    infoContent: 'Keeps the contact, and what was said, beside your deals.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'zoho',
    icon: 'zoho',
    infoHeading: 'Zoho',
    infoContent: 'Passes new leads on to the people who call them back.',
    tags: ['premium', 'enterprise'],
  },
]
