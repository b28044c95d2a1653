import { contactErrors } from '@talkgraph/wire/form-rules'
import { importTypebot } from '../../../runtime/import/typebot/import-typebot.js'
import { typebotOf } from '../../../runtime/import/typebot/typebots.fixture.js'
import { readPath } from '../../../runtime/session/path.js'
import { fillHtml } from '../../../runtime/session/placeholders.js'
import { isEmail } from '../../../runtime/validate/email.js'
import { shorten } from '../../../server/bots/changes/name-node.js'
import { cutQuoted } from '../../../server/channels/email/cut-quoted.js'
import { email } from '../../../server/channels/email/index.js'
import {
  readFields,
  readParameters,
  readWords,
} from '../../../server/channels/email/mime/headers.js'
import { parseMime } from '../../../server/channels/email/mime/parse-mime.js'
import { calendar } from '../../../server/channels/prompts/calendar.js'
import { file } from '../../../server/channels/prompts/file.js'
import { plainText } from '../../../server/channels/render/plain-text.js'
import { parseSlack } from '../../../server/channels/slack/slack.parse.js'
import { filledText } from '../../../server/connections/approved.js'
import { htmlToText } from '../../../server/platform/mail/html-to-text.js'
import { renderContent } from '../../../server/site/render/render-content.js'

const received = (body: string, type: string) => ({
  method: 'POST',
  url: '/',
  query: {},
  body,
  headers: { 'content-type': type },
})
const mail = (type: string, text: string) =>
  `From: Ann <ann@shop.example>\r\nContent-Type: ${type}\r\n\r\n${text}`
const said = (text: string) => ({ kind: 'text', text, html: text }) as const
const none = { get: () => undefined }
const day = {
  kind: 'calendar',
  today: '2026-01-01',
  showPastDates: true,
  timeZone: null,
  excludeDays: [],
  excludeDates: [],
  date: null,
  slots: [],
} as const

/** What reads texts of others, by its name. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a bot’s text as plain words': text => plainText(said(text)),
  'a bot’s text as a mail': text => email.render([said(text)], null, email.capabilities),
  'HTML of a mail step': htmlToText,
  'values in HTML': text => fillHtml(text, none),
  'a path into a value': text => readPath({ a: 1 }, text),
  'an e-mail address': isEmail,
  'a form of the site': text => contactErrors({ email: text, message: text }),
  'an approved message': text => filledText({ name: 'a', language: 'en', text, values: [] }, {}),
  'a day that was written': text => calendar.readText(day, `2026-12-24 ${text}`),
  'a file’s address that was written': text =>
    file.readText({ kind: 'file', maxBytes: 1 }, `https://${text}`),
  'the fields of a mail': readFields,
  'a header’s parameters': text => readParameters(`multipart/mixed; x="${text}`),
  'a header’s words': readWords,
  'a mail’s parts': text => parseMime(Buffer.from(mail('multipart/mixed; boundary=b', text))),
  'a mail’s own words': cutQuoted,
  'a mail': text => email.parse(received(mail('text/plain', text), 'message/rfc822')),
  'a mail of HTML': text => email.parse(received(mail('text/html', text), 'message/rfc822')),
  'a message of Slack': text =>
    parseSlack(
      received(
        JSON.stringify({
          type: 'event_callback',
          event: {
            type: 'message',
            channel_type: 'im',
            channel: 'D1',
            user: 'U1',
            ts: '1.2',
            text,
          },
        }),
        'application/json',
      ),
    ),
  'a step’s title': text => shorten(text, 60),
  'content of the site': text => renderContent(text, 'rich'),
  'a path of Typebot': text =>
    importTypebot(
      typebotOf([
        {
          type: 'Webhook',
          options: {
            webhook: { url: 'https://shop.example' },
            responseVariableMapping: [{ variableId: 'vName', bodyPath: `data.${text}` }],
          },
        },
      ]),
    ),
}
