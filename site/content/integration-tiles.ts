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
    infoContent: 'A link step leads whoever wants to talk to your page of free times.',
    tags: ['basic', 'starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'googlesheet',
    icon: 'googlesheets',
    infoHeading: 'Google Sheets',
    infoContent: 'A webhook step hands the answers to your sheet’s own script, which adds a row.',
    tags: ['basic', 'starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'salesforce',
    icon: 'salesforce',
    infoHeading: 'Salesforce',
    infoContent:
      'A webhook step makes a lead of whoever leaves an address. The token stays on the server.',
    tags: ['premium', 'enterprise'],
  },
  {
    pathName: 'airtable',
    icon: 'airtable',
    infoHeading: 'Airtable',
    infoContent: 'A webhook step adds the answers as a record to a table of your base.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'google-calendar',
    icon: 'googlecalendar',
    infoHeading: 'Google Calendar',
    infoContent:
      'What was booked in the chat comes into your team’s calendar, by way of a Zap or a script of yours.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'hubspot',
    icon: 'hubspot',
    infoHeading: 'HubSpot',
    infoContent: 'A webhook step makes the contact, and can read back what you know of it.',
    tags: ['starter', 'premium', 'enterprise'],
  },
  {
    pathName: 'zoho',
    icon: 'zoho',
    infoHeading: 'Zoho',
    infoContent:
      'A webhook step starts a flow in Zoho, which passes the lead on to who calls back.',
    tags: ['premium', 'enterprise'],
  },
]
