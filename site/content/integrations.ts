/** How an integration is reached today. */
export interface IntegrationWay {
  /** That of its tile. */
  readonly pathName: string
  /** By which step or call. */
  readonly by: string
  readonly steps: readonly string[]
  readonly sample: {
    readonly title: string
    /** A step of a bot file, as it can be pasted. */
    readonly step: Readonly<Record<string, unknown>>
  }
  /** What stands on the other side, where something of your own does. */
  readonly script?: { readonly title: string; readonly code: string }
  readonly note?: string
}

/** The words around the tiles. */
export const integrations = {
  title: 'Integrations',
  description:
    'How a conversation works with Google Sheets, Google Calendar, Airtable, HubSpot, Salesforce, Zoho, Calendly and Zapier, with a sample for each.',
  today:
    'You connect a product once, under Settings, Integrations in the studio, by a key that the product makes for you. Then the step Integration does one thing with it: it appends a row, books a time, makes a lead. It runs on the server, so that keys never reach a visitor’s browser. Whatever else has an address is reached by a webhook step.',
} as const

/** The ways of all tiles, in their order. */
export const integrationWays: readonly IntegrationWay[] = [
  {
    pathName: 'zapier',
    by: 'A webhook step to the catch hook of a Zap',
    steps: [
      'Make a Zap whose trigger is Webhooks by Zapier, Catch Hook, and copy its address.',
      'Put a webhook step where the answers are complete, and paste the address there.',
      'Play the bot once, so that Zapier sees a sample, and choose what the Zap does with it.',
    ],
    sample: {
      title: 'The webhook step',
      step: {
        id: 'zap',
        type: 'webhook-node',
        data: {
          url: 'https://hooks.zapier.com/hooks/catch/1234567/abcdefg/',
          method: 'POST',
          body: { name: '{name}', email: '{email}', interest: '{interest}' },
          showResponse: false,
        },
      },
    },
  },
  {
    pathName: 'calendly',
    by: 'The step Integration, which brings free times and makes a booking link',
    steps: [
      'Make a personal access token in Calendly, and enter it under Settings, Integrations.',
      'Ask for name and e-mail address, and choose Booking link and the event type in the step.',
      'Keep the link in a variable, and show it with a link step or inside the chat.',
    ],
    sample: {
      title: 'The step Integration',
      step: {
        id: 'calendly',
        type: 'integration',
        data: {
          connectionId: 'YOUR-CONNECTION',
          action: 'bookingLink',
          input: {
            eventType: 'https://api.calendly.com/event_types/YOUR-EVENT-TYPE',
            name: '{name}',
            email: '{email}',
          },
          responseMapping: [{ path: 'link', variableName: 'link' }],
        },
      },
    },
    note: 'What is booked there stays there: Calendly tells the bot nothing. Where the bot should know the time, ask for it with a calendar step that books.',
  },
  {
    pathName: 'googlesheet',
    by: 'The step Integration, which appends, finds and updates rows',
    steps: [
      'Make a service account in Google Cloud, and share the sheet with its address.',
      'Paste its key under Settings, Integrations.',
      'Choose Append a row, the sheet, and what stands in each cell.',
    ],
    sample: {
      title: 'The step Integration',
      step: {
        id: 'sheet',
        type: 'integration',
        data: {
          connectionId: 'YOUR-CONNECTION',
          action: 'appendRow',
          input: {
            spreadsheetId: 'YOUR-SHEET',
            range: 'Leads',
            values: ['{name}', '{email}', '{interest}'],
          },
        },
      },
    },
    note: 'The headers of the sheet stand in its first row.',
  },
  {
    pathName: 'salesforce',
    by: 'The step Integration, which makes and changes leads and adds notes',
    steps: [
      'Make a field of Lead that is an external id, and a connected app with the client credentials flow.',
      'Enter its key and secret under Settings, Integrations.',
      'Choose Create or update a lead, and which answer goes into which field.',
    ],
    sample: {
      title: 'The step Integration',
      step: {
        id: 'lead',
        type: 'integration',
        data: {
          connectionId: 'YOUR-CONNECTION',
          action: 'upsertLead',
          input: {
            externalField: 'Chat_email__c',
            value: '{email}',
            fields: { LastName: '{name}', Email: '{email}', Company: '{company}' },
          },
        },
      },
    },
    note: 'A lead is there once, however often it is sent. A new one needs a last name and a company.',
  },
  {
    pathName: 'airtable',
    by: 'The step Integration, which makes, finds and updates records',
    steps: [
      'Make a personal access token that may read and write records of the base.',
      'Enter it under Settings, Integrations.',
      'Choose Create a record, the base, the table, and which answer goes into which field.',
    ],
    sample: {
      title: 'The step Integration',
      step: {
        id: 'record',
        type: 'integration',
        data: {
          connectionId: 'YOUR-CONNECTION',
          action: 'createRecord',
          input: {
            baseId: 'appYOURBASE',
            table: 'Leads',
            fields: { Name: '{name}', 'E-mail': '{email}', Interest: '{interest}' },
          },
          responseMapping: [{ path: 'id', variableName: 'record_id' }],
        },
      },
    },
  },
  {
    pathName: 'google-calendar',
    by: 'The step Integration, which brings free times, books, moves and cancels',
    steps: [
      'Make a service account in Google Cloud, and share the calendar with its address.',
      'Paste its key under Settings, Integrations.',
      'Choose Free times for the visitor to pick from, and Book a time behind it.',
    ],
    sample: {
      title: 'The step Integration that books',
      step: {
        id: 'event',
        type: 'integration',
        data: {
          connectionId: 'YOUR-CONNECTION',
          action: 'book',
          input: {
            calendarId: 'you@your-shop.com',
            start: '{start}',
            minutes: '30',
            title: 'Call with {name}',
          },
          responseMapping: [{ path: 'id', variableName: 'event_id' }],
        },
      },
    },
    note: 'Without Google, a calendar step books by itself: hours, pauses, several people, mails with a calendar file, and a room Bookings in the studio.',
  },
  {
    pathName: 'hubspot',
    by: 'The step Integration, which makes and changes contacts and adds notes',
    steps: [
      'Make a private app in HubSpot that may read and write contacts, and copy its token.',
      'Enter it under Settings, Integrations.',
      'Choose Create or update a contact, and which answer goes into which property.',
    ],
    sample: {
      title: 'The step Integration',
      step: {
        id: 'contact',
        type: 'integration',
        data: {
          connectionId: 'YOUR-CONNECTION',
          action: 'upsertContact',
          input: { email: '{email}', properties: { firstname: '{name}' } },
          responseMapping: [{ path: 'id', variableName: 'hubspot_id' }],
        },
      },
    },
    note: 'A contact is there once, however often it is sent.',
  },
  {
    pathName: 'zoho',
    by: 'The step Integration, which makes and changes leads and adds notes',
    steps: [
      'Make a self client in the API console of Zoho, and a refresh token for leads.',
      'Enter them with your region under Settings, Integrations.',
      'Choose Create or update a lead, and which answer goes into which field.',
    ],
    sample: {
      title: 'The step Integration',
      step: {
        id: 'lead',
        type: 'integration',
        data: {
          connectionId: 'YOUR-CONNECTION',
          action: 'upsertLead',
          input: { fields: { Last_Name: '{name}', Email: '{email}', Company: '{company}' } },
        },
      },
    },
  },
]

/** What leads elsewhere without a webhook step. */
export const otherWays: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'E-mail step',
    text: 'Sends the answers to your team, or what was agreed to the visitor, over your own mail server.',
  },
  {
    title: 'Result webhook',
    text: 'Tells your address of each conversation that ends, signed as Standard Webhooks, and tries for a day.',
  },
  {
    title: 'REST API',
    text: 'Reads conversations and threads, plays a bot for another channel, and stores flows, with a key of your account.',
  },
]
