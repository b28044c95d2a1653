import { defineMissing } from '../define-block.js'

// What has no counterpart, and what to do instead.
const makeCall = 'call its API by a Webhook step'

export const script = defineMissing(
  ['Code'],
  'Script',
  'JavaScript is not run: do it by steps, or by a Webhook step.',
)
export const webhookListener = defineMissing(
  ['webhook'],
  'Webhook (listener)',
  'The flow cannot wait for a call from outside.',
)
export const googleSheets = defineMissing(
  ['Google Sheets'],
  'Google Sheets',
  'Rows of a sheet are not read or written yet: a Webhook step can call a script of the sheet.',
)
export const googleAnalytics = defineMissing(
  ['Google Analytics'],
  'Google Analytics',
  'Events are told by the page: it hears the widget’s events step, answer and complete.',
)
export const pixel = defineMissing(
  ['Pixel'],
  'Meta Pixel',
  'Events are told by the page: it hears the widget’s events step, answer and complete.',
)
export const others = defineMissing(
  [
    'cal-com',
    'chat-node',
    'dify-ai',
    'elevenlabs',
    'gmail',
    'nocodb',
    'posthog',
    'segment',
    'zendesk',
    'blink',
    'zemantic-ai',
  ],
  'Cal.com, ChatNode, Dify, ElevenLabs, Gmail, NocoDB, PostHog, Segment, Zendesk, Blink, Zemantic',
  `There is no step for it: ${makeCall}.`,
)
