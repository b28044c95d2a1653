import { competitorPath, competitors } from './compare.js'
import { contact } from './contact.js'
import { faqCategories } from './faq.js'
import { features, featuresPage } from './features.js'
import { industries, industryPath } from './industries.js'
import { integrations, integrationWays, otherWays } from './integrations.js'
import { type Plan, plans } from './pricing.js'
import { selfHosting } from './self-hosting.js'
import { zapierQuestions, zapierSteps } from './zapier.js'

/** A page of the site as the help chat knows it. */
export interface HelpPage {
  readonly path: string
  readonly title: string
  /** In Markdown. */
  readonly text: string
}

/** What the site's pages say, for the help chat to answer from; claims stand in it by their names. */
export function helpPages(): readonly HelpPage[] {
  return [
    page('/pricing', 'Pricing', ['[[pricing.yearly]]', plans.map(inWords)]),
    page('/faq', 'FAQ', faqCategories),
    page('/features', featuresPage.title, [featuresPage, Object.values(features).map(summaryOf)]),
    ...Object.entries(features).map(([slug, feature]) =>
      page(`/features/${slug}`, feature.name, feature),
    ),
    ...industries.map(industry => page(industryPath(industry), industry.card.title, industry)),
    ...channels.map(([slug, name, connected]) =>
      page(`/chat-channels/${slug}`, name, over(name, connected)),
    ),
    page('/integrations', integrations.title, [integrations, integrationWays, otherWays]),
    page('/integrations/zapier', 'Zapier', [zapierSteps, zapierQuestions]),
    page('/self-hosting', selfHosting.title, selfHosting),
    ...competitors.map(other => page(competitorPath(other.name), other.title, other)),
    page('/contact', 'Contact', contact),
  ]
}

/** The messengers over which bots talk, by the slugs of their pages, and what is connected of each. */
const channels = [
  ['whatsapp', 'WhatsApp', 'your number on the WhatsApp Business Platform'],
  ['telegram', 'Telegram', 'a bot that BotFather has made'],
  ['messenger', 'Messenger', 'your Facebook page'],
  ['instagram', 'Instagram', 'your Instagram account'],
  ['sms', 'SMS', 'a number of Twilio’s, for text messages'],
  ['slack', 'Slack', 'an app in your Slack workspace'],
  ['email', 'E-mail', 'an address, for mails'],
] as const

const over = (name: string, connected: string): string =>
  `Yes, Talkgraph does ${name}: you connect ${connected} with a bot in the studio, and people are answered over ${name} by the same flow as in the widget. Your team answers over ${name}, too.`

const inWords = ({ name, price, volume, features, trial }: Plan) => ({
  name,
  lines: [volume, ...features, ...(trial ? [trial] : [])].map(line => `[[${line}]]`),
  costs: `[[${price}]] ${name === 'Free' ? 'forever' : '(a month, or a year)'}`,
})

const summaryOf = ({ name, summary }: { readonly name: string; readonly summary: string }) => ({
  title: name,
  summary,
})

const page = (path: string, title: string, content: unknown): HelpPage => ({
  path,
  title,
  text: [`# ${title}`, ...linesOf(content)].join('\n\n'),
})

/** What names a part stands above it. */
const headings = ['title', 'question', 'name'] as const
/** What a reader does not read as a sentence. */
const left = new Set([
  ...headings,
  'sample',
  'script',
  'picture',
  'icon',
  'slug',
  'to',
  'id',
  'commands',
  'pathName',
])

/** Every sentence of some content, in its order, each part below its heading. */
function linesOf(content: unknown): readonly string[] {
  if (typeof content === 'string') return /\s|^\[\[/.test(content.trim()) ? [content.trim()] : []
  if (Array.isArray(content)) return content.flatMap(linesOf)
  if (typeof content !== 'object' || content === null) return []
  const fields = Object.entries(content)
  const heading = headings.flatMap(name => fields.find(([key]) => key === name)?.[1] ?? [])[0]
  const lines = fields.flatMap(([name, value]) => (left.has(name) ? [] : linesOf(value)))
  if (lines.length === 0) return []
  return typeof heading === 'string' ? [`## ${heading}`, ...lines] : lines
}
