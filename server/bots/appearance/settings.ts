import { leadMails } from '@talkgraph/wire/bots'
import * as v from 'valibot'
import { isColour, wantedOf } from '../../../themes/index.js'

/** A text of at most `most` characters. */
const text = (most: number, about: string) =>
  v.pipe(v.string(), v.maxLength(most), v.description(about))
const flag = (about: string) => v.pipe(v.boolean(), v.description(about))
const number = (min: number, max: number, about: string) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.description(about))
const whole = (min: number, max: number, about: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.description(about))
const word = (about: string) =>
  v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]{0,39}$/), v.description(about))
const colour = (about: string) =>
  v.pipe(
    v.string(),
    v.regex(/^(?:#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]{3,24})$/),
    v.description(`${about} A colour as \`#hex\`, or its name in CSS.`),
  )
/** An empty text, or an address with http or https. */
const address = (about: string) =>
  v.pipe(
    v.string(),
    v.maxLength(2000),
    v.regex(/^(?:https?:\/\/[^\s"'()\\<>`]+)?$/),
    v.description(about),
  )
const iconId = (about: string) => v.pipe(v.string(), v.maxLength(100), v.description(about))
const labels = v.record(v.string(), v.pipe(v.string(), v.maxLength(1000)))

/** Names and values of an owner's own. */
export const metadata = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[^\p{Cc}]{1,100}$/u)),
    v.pipe(v.string(), v.regex(/^[^\p{Cc}]{0,500}$/u)),
  ),
  v.maxEntries(50),
  v.description('Names and values of your own, by which bots are found again.'),
)

/** The settings of a bot (decision 303). */
export const settings = v.strictObject({
  mode: word('Who answers: `AGENT`.'),
  welcomeMessage: text(2000, 'What greets a visitor of a bot without a flow.'),
  placeholderText: text(200, 'What stands in the empty composer.'),
  brandColor: colour('The colour of header, launcher and the bot’s bubbles.'),
  brandTextColor: colour('The colour of the texts on it.'),
  hideSources: flag('Whether the sources of an answer stay hidden.'),
  hideTooltip: flag('Whether the callout beside the launcher stays hidden.'),
  hideWatermark: flag('Whether the line below the composer stays hidden.'),
  watermarkText: text(200, 'What the line below the composer says.'),
  watermarkIconSrcId: iconId('The icon of that line; empty for none.'),
  watermarkLink: address('Where that line leads.'),
  distanceFromBottom: whole(0, 2000, 'Pixels from the page’s lower edge to the launcher.'),
  horizontalDistance: whole(0, 2000, 'Pixels from the page’s side to the launcher.'),
  fontSize: whole(8, 40, 'In pixels.'),
  iconSize: v.pipe(
    v.picklist(['SMALL', 'MEDIUM', 'LARGE']),
    v.description('How large the launcher is.'),
  ),
  iconPosition: v.pipe(
    v.picklist(['RIGHT', 'LEFT']),
    v.description('On which side the launcher is.'),
  ),
  height: number(1, 2000, 'The height of the window, in per cent of the page’s.'),
  ctaLink: address('Where the call to action leads.'),
  ctaText: text(200, 'The call to action beside the launcher.'),
  iconSrcId: iconId('The icon of the bot; empty for none.'),
  personIconSrcId: iconId('The icon of visitors; empty for none.'),
  agentIconSrcId: iconId('The icon of agents; empty for none.'),
  bubbleIconSrcId: iconId('The icon of the launcher; empty for none.'),
  hideFeedbackButtons: flag('Whether answers cannot be rated.'),
  rtl: flag('Whether texts run from right to left.'),
  systemPrompt: text(10_000, 'What an AI is told before the conversation.'),
  userPrompt: text(10_000, 'What an AI is told with each question.'),
  historyCount: whole(0, 100, 'How many messages of the conversation an AI is given.'),
  temperature: number(0, 2, 'How freely an AI writes.'),
  topK: whole(0, 100, 'How many pieces of its sources an AI is given.'),
  unknownAnswer: text(2000, 'What a bot without a flow says where its sources do not say.'),
  gptModel: text(100, 'The name of the AI’s model.'),
  collectUserDetails: word('Whether visitors are asked who they are: `DO_NOT_COLLECT`.'),
  collectUserData: v.strictObject({ name: v.boolean(), phone: v.boolean() }),
  creativity: number(
    0,
    1,
    'How freely a bot with sources answers: below 0.5 only what they say, from 0.5 on also what its model knows.',
  ),
  collectResults: v.nullable(
    flag(
      'Whether conversations are stored; null: as the bot file says. They are then listed among the results.',
    ),
  ),
  resultRetentionDays: v.nullable(
    whole(
      0,
      36_500,
      'For how many days conversations are kept; null: as the bot file or the server says.',
    ),
  ),
  resultWebhookUrl: v.nullable(
    address('Where `conversation.completed` is sent; null: as the bot file says, empty: nowhere.'),
  ),
  leadMail: v.nullable(
    v.pipe(
      v.picklist(leadMails),
      v.description(
        'Whether a mail tells of each lead, once a day or never; null: as the bot file says, which is `each` where it says nothing.',
      ),
    ),
  ),
  leadMailTo: v.nullable(
    v.pipe(
      v.array(v.pipe(v.string(), v.email(), v.maxLength(254))),
      v.maxLength(10),
      v.description(
        'Who gets these mails; null: as the bot file says, or else the owners of the account.',
      ),
    ),
  ),
  webhookUrl: address('Where messages are reported.'),
  webhookToken: text(500, 'What these reports are sent with.'),
  extraData: v.pipe(
    v.record(v.string(), v.unknown()),
    v.description('Anything else, kept as it is.'),
  ),
  metadata,
  localization: v.strictObject({
    learnMore: labels,
    chatHome: labels,
    chatMessages: labels,
    chatMessage: labels,
    chatAccount: labels,
  }),
})

const written = (entry: ReturnType<typeof colour>) =>
  v.pipe(
    entry,
    v.check(text => isColour(text), wantedOf('headerBgColor')),
  )

/** The colours among them as a call takes them: a word that names no colour is refused. What is stored is read as it is. */
export const writtenColours = {
  brandColor: written(settings.entries.brandColor),
  brandTextColor: written(settings.entries.brandTextColor),
}

/** The settings of a bot. */
export type Settings = v.InferOutput<typeof settings>

/** What holds where nothing was set (decision 303). */
export const defaultSettings: Settings = {
  mode: 'AGENT',
  welcomeMessage: '',
  placeholderText: 'Type a message...',
  brandColor: '#1b55f3',
  brandTextColor: '#fff',
  hideSources: false,
  hideTooltip: false,
  hideWatermark: false,
  watermarkText: '',
  watermarkIconSrcId: '',
  watermarkLink: '',
  distanceFromBottom: 16,
  horizontalDistance: 16,
  fontSize: 14,
  iconSize: 'SMALL',
  iconPosition: 'RIGHT',
  height: 85,
  ctaLink: '',
  ctaText: '',
  iconSrcId: '',
  personIconSrcId: '',
  agentIconSrcId: '',
  bubbleIconSrcId: '',
  hideFeedbackButtons: false,
  rtl: false,
  systemPrompt: '',
  userPrompt: '',
  historyCount: 4,
  temperature: 1,
  topK: 3,
  unknownAnswer: '',
  gptModel: 'gpt-3.5-turbo',
  collectUserDetails: 'DO_NOT_COLLECT',
  collectUserData: { name: false, phone: false },
  creativity: 0,
  collectResults: null,
  resultRetentionDays: null,
  resultWebhookUrl: null,
  leadMail: null,
  leadMailTo: null,
  webhookUrl: '',
  webhookToken: '',
  extraData: {},
  metadata: {},
  localization: { learnMore: {}, chatHome: {}, chatMessages: {}, chatMessage: {}, chatAccount: {} },
}
