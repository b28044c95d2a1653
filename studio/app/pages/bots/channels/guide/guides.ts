/** What an owner does at a provider, step by step: before the settings are entered here, and after. */
export interface Guide {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** How the provider names the person who gets a test message. */
  readonly testTo: string
}

const metaSecret = 'Under App settings, Basic, press Show beside the app secret, and copy it.'
const metaPaste =
  'Paste the address of the webhook and the verify token there, and press Verify and save.'

/** By the name of a kind; one that is missing has its fields’ help alone. */
export const guides: Readonly<Record<string, Guide>> = {
  whatsapp: {
    before: [
      'At developers.facebook.com, make an app that connects with customers through WhatsApp, or open yours.',
      'Under WhatsApp, API setup, add and confirm your number. Copy the phone number id that stands below it.',
      'In the business settings, make a system user with full control of the app and the account. Generate a token that never ends, with the permissions whatsapp_business_messaging and whatsapp_business_management.',
      metaSecret,
    ],
    after: [
      'In the app, open WhatsApp, Configuration.',
      metaPaste,
      'Subscribe to the webhook fields messages and user_id_update.',
      'Write Hello to your number from your own phone.',
    ],
    testTo:
      'A telephone number with its country, digits alone: 4915112345678. It must have written to your number within 24 hours.',
  },
  telegram: {
    before: [
      'In Telegram, write /newbot to BotFather, and answer what it asks.',
      'Copy the token that it gives you.',
    ],
    after: [],
    testTo: 'The number of a chat. Telegram takes it only from who has written to the bot before.',
  },
  messenger: {
    before: [
      'At developers.facebook.com, make an app that engages with customers on Messenger, or open yours.',
      'Under Messenger API settings, connect your page. Copy its page id, press Generate, and copy the token.',
      metaSecret,
    ],
    after: [
      'In the app, open Configure webhooks.',
      metaPaste,
      'Write to the page from another account.',
    ],
    testTo: 'The id of a person who has written to the page within 24 hours.',
  },
  instagram: {
    before: [
      'In Instagram, allow access to messages under Settings, Messages and story replies, Message controls.',
      'At developers.facebook.com, make an app that manages messaging on Instagram, with the setup by Facebook login.',
      'Connect the page of your account, and copy the account id and a token.',
      metaSecret,
    ],
    after: [
      'In the app, open Configure webhooks.',
      metaPaste,
      'Subscribe to messages, messaging_postbacks, messaging_seen and message_reactions.',
      'Write to the account from another one.',
    ],
    testTo: 'The id of a person who has written to the account within 24 hours.',
  },
  sms: {
    before: [
      'At Twilio, buy a number that takes SMS, and MMS where people shall send pictures.',
      'Copy account SID and auth token from Account Info on the first page of the console.',
    ],
    after: [],
    testTo: 'A telephone number with its country: +4915112345678.',
  },
  slack: {
    before: [
      'At api.slack.com/apps, make an app from scratch in your workspace.',
      'Under OAuth & Permissions, add the bot token scopes app_mentions:read, chat:write, files:read, im:history and reactions:read. Install the app, and copy the bot token.',
      'Copy the signing secret under Basic Information.',
    ],
    after: [
      'Under Event Subscriptions, switch events on, and paste the address of the webhook.',
      'Subscribe to the bot events app_mention, message.im and reaction_added; to message.channels too, with the scope channels:history, to be heard in a thread without naming the bot.',
      'Under Interactivity & Shortcuts, switch it on, and paste the same address.',
      'Under App Home, switch on the messages tab, and let people send messages.',
    ],
    testTo: 'The id of a channel or of a person.',
  },
  email: {
    before: [
      'Choose an address whose mails go to the bot alone.',
      'Look up with which server, user and password its mails are sent.',
    ],
    after: [
      'Add ?secret= and the secret of the webhook to the address below.',
      'Have your mail provider pass on to it what comes in, each mail whole.',
      'Write a mail to the address.',
    ],
    testTo: 'An e-mail address.',
  },
}

/** How a provider names people. */
export const testHelp = (kind: string): string | undefined => guides[kind]?.testTo
