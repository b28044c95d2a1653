import * as v from 'valibot'
import { addressField } from '../address-field.js'
import { languageField, languageForm } from '../language-field.js'
import { defineSettings } from '../settings.js'

/** What an owner enters to connect a bot with a Slack workspace. */
export const slackSettings = defineSettings(
  v.strictObject({
    botToken: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^xoxb-[\w-]+$/, 'A bot token begins with xoxb-'),
    ),
    signingSecret: v.pipe(v.string(), v.trim(), v.minLength(8, 'Enter the signing secret')),
    language: languageField,
    apiUrl: addressField('https://slack.com'),
  }),
  {
    botToken: {
      title: 'Bot token',
      help: 'At api.slack.com/apps, your app, OAuth & Permissions: the Bot User OAuth Token.',
      kind: 'secret',
    },
    signingSecret: {
      title: 'Signing secret',
      help: 'On the same page under Basic Information. Slack signs with it what it brings.',
      kind: 'secret',
    },
    language: languageForm,
    apiUrl: {
      title: 'Address of the API',
      help: 'Only where calls to Slack go through a proxy of yours.',
      kind: 'address',
      example: 'https://slack.com',
    },
  },
)

/** What an owner has entered. */
export type SlackSettings = v.InferOutput<typeof slackSettings.schema>
