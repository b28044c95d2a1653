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
    'How a conversation reaches Zapier, Google Sheets, Airtable, HubSpot and others today: by a webhook step, a link or an e-mail, with a sample for each.',
  today:
    'There are no connectors of our own yet: nothing here is connected by one press. What works today is a step that calls the other side’s own address. It runs on the server, so that keys and addresses never reach a visitor’s browser, and it is tried again where nobody waits for its answer.',
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
    by: 'A link step that opens your page of free times, filled in',
    steps: [
      'Ask for name and e-mail address before.',
      'Put a link step there with the address of your event; name and address are filled in on it.',
    ],
    sample: {
      title: 'The link step',
      step: {
        id: 'calendly',
        type: 'user-redirect-node',
        data: {
          redirectPrompt: 'Pick a time that suits you, {name}.',
          link: 'https://calendly.com/your-team/30min?name={name}&email={email}',
          buttonText: 'See free times',
        },
      },
    },
    note: 'What is booked there stays there: Calendly tells the bot nothing. Where the bot should know the time, ask for it with a calendar step.',
  },
  {
    pathName: 'googlesheet',
    by: 'A webhook step to a script of the sheet',
    steps: [
      'In the sheet open Extensions, Apps Script, and paste the script below.',
      'Deploy it as a web app that runs as you and that anyone may call, and copy its address.',
      'Put a webhook step where the answers are complete, and paste the address there.',
    ],
    sample: {
      title: 'The webhook step',
      step: {
        id: 'sheet',
        type: 'webhook-node',
        data: {
          url: 'https://script.google.com/macros/s/YOUR-DEPLOYMENT/exec',
          method: 'POST',
          body: { name: '{name}', email: '{email}', interest: '{interest}' },
          showResponse: false,
        },
      },
    },
    script: {
      title: 'The script of the sheet',
      code: `function doPost(event) {
  const { name, email, interest } = JSON.parse(event.postData.contents)
  SpreadsheetApp.getActiveSheet().appendRow([new Date(), name, email, interest])
  return ContentService.createTextOutput('ok')
}`,
    },
    note: 'Whoever knows the address can add rows. It stays on the server, and no visitor’s browser gets it.',
  },
  {
    pathName: 'salesforce',
    by: 'A webhook step to the REST API, or by way of a Zap',
    steps: [
      'With a Zap: the trigger is the catch hook, the action is New Lead. Zapier keeps the login alive.',
      'Without one: put a webhook step to your domain’s REST API, with an access token in its header.',
    ],
    sample: {
      title: 'The webhook step, without a Zap',
      step: {
        id: 'lead',
        type: 'webhook-node',
        data: {
          url: 'https://YOUR-DOMAIN.my.salesforce.com/services/data/v62.0/sobjects/Lead',
          method: 'POST',
          headers: [{ key: 'Authorization', value: 'Bearer YOUR-ACCESS-TOKEN' }],
          body: { LastName: '{name}', Email: '{email}', Company: '{company}' },
          showResponse: false,
        },
      },
    },
    note: 'Access tokens of Salesforce end with their session, and this step does not renew them. For leads every day, the Zap is the way.',
  },
  {
    pathName: 'airtable',
    by: 'A webhook step to the Web API',
    steps: [
      'Make a personal access token that may write records of this base.',
      'Put a webhook step there with the address of the base and the table.',
      'Name the fields as the columns of the table are called.',
    ],
    sample: {
      title: 'The webhook step',
      step: {
        id: 'record',
        type: 'webhook-node',
        data: {
          url: 'https://api.airtable.com/v0/YOUR-BASE/Leads',
          method: 'POST',
          headers: [{ key: 'Authorization', value: 'Bearer YOUR-TOKEN' }],
          body: { fields: { Name: '{name}', 'E-mail': '{email}', Interest: '{interest}' } },
          showResponse: false,
        },
      },
    },
  },
  {
    pathName: 'google-calendar',
    by: 'A calendar step, and a webhook step to a script of yours',
    steps: [
      'Ask for the time with a calendar step whose hours are yours.',
      'Make a script at script.google.com from the lines below, and deploy it as a web app.',
      'Put a webhook step behind the calendar, and paste the address there.',
    ],
    sample: {
      title: 'The webhook step',
      step: {
        id: 'event',
        type: 'webhook-node',
        data: {
          url: 'https://script.google.com/macros/s/YOUR-DEPLOYMENT/exec',
          method: 'POST',
          body: { name: '{name}', email: '{email}', slot: '{slot}' },
          showResponse: false,
        },
      },
    },
    script: {
      title: 'The script: a slot comes as 2026-11-24 09:00 - 10:00',
      code: `function doPost(event) {
  const { name, email, slot } = JSON.parse(event.postData.contents)
  const [day, from, , to] = slot.split(' ')
  CalendarApp.getDefaultCalendar().createEvent(
    name, new Date(\`\${day}T\${from}\`), new Date(\`\${day}T\${to}\`), { guests: email })
  return ContentService.createTextOutput('ok')
}`,
    },
    note: 'The bot does not see your calendar: a slot that was taken elsewhere is still offered. Leave days and hours out in the calendar step.',
  },
  {
    pathName: 'hubspot',
    by: 'A webhook step to the CRM API',
    steps: [
      'Make a private app that may write contacts, and copy its token.',
      'Put a webhook step there. With an answer that is waited for, the flow can use the contact’s id.',
    ],
    sample: {
      title: 'The webhook step',
      step: {
        id: 'contact',
        type: 'webhook-node',
        data: {
          url: 'https://api.hubapi.com/crm/v3/objects/contacts',
          method: 'POST',
          headers: [{ key: 'Authorization', value: 'Bearer YOUR-TOKEN' }],
          body: { properties: { firstname: '{name}', email: '{email}' } },
          waitForResponse: true,
          showResponse: false,
          responseMapping: [{ path: 'id', variableName: 'hubspot_id' }],
        },
      },
    },
    note: 'HubSpot refuses a contact whose address it knows (409). Give the step’s exit for failures a way of its own.',
  },
  {
    pathName: 'zoho',
    by: 'A webhook step to Zoho Flow',
    steps: [
      'Make a flow in Zoho Flow whose trigger is a webhook with JSON, and copy its address.',
      'Put a webhook step where the answers are complete, and paste the address there.',
      'Let the flow make the lead in Zoho CRM, and tell whom it belongs to.',
    ],
    sample: {
      title: 'The webhook step',
      step: {
        id: 'flow',
        type: 'webhook-node',
        data: {
          url: 'https://flow.zoho.com/YOUR-ACCOUNT/flow/webhook/incoming?zapikey=YOUR-KEY',
          method: 'POST',
          body: { name: '{name}', email: '{email}', interest: '{interest}' },
          showResponse: false,
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
