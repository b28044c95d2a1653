import { ownBrand } from '@talkgraph/wire/brand'
import { claimNames, faultOfClaim, isClaim, longestClaim } from '@talkgraph/wire/claims'
import { demoDays, demoMinutes, demoTime, fitsDemo, longestText } from '@talkgraph/wire/site-own'
import { legalNames } from '@talkgraph/wire/site-paths'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { bookDemos, canBookDemo, type DemoOutcome } from '../../../site/demo-bot.js'
import type { Services } from '../../services/services.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { address, list, zone } from '../text.js'
import { aboutServer } from './about-server.js'

const webAddress = v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:\/\//), v.maxLength(500))
const time = v.pipe(v.string(), v.regex(demoTime, 'A time such as 09:00'))

const operator = v.strictObject({
  email: v.union([v.literal(''), address]),
  abuseEmails: v.pipe(v.array(address), v.maxLength(10)),
  city: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  networks: v.pipe(v.array(webAddress), v.maxLength(10)),
  repository: v.union([v.literal(''), webAddress]),
})

const demo = v.pipe(
  v.strictObject({
    zone,
    days: v.pipe(v.array(v.picklist(demoDays)), v.minLength(1)),
    from: time,
    to: time,
  }),
  v.forward(
    v.check(hours => fitsDemo(hours), `It ends at least ${demoMinutes} minutes after it begins`),
    ['to'],
  ),
)

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestText))
const line = v.strictObject({
  name: v.string(),
  ours: v.string(),
  /** As it is said, or would be if it were shown. */
  text: v.string(),
  isShown: v.boolean(),
})

/** In JSON a letter has at most six bytes, as `\u0436`. */
const mostBytes = 6 * (legalNames.length * longestText + claimNames.length * longestClaim) + 100_000

const site = v.strictObject({
  operator,
  /** Whether that was said here, and not in the settings. */
  isOwn: v.boolean(),
  demo: v.nullable(demo),
  /** Whether a demo can be booked now. */
  isBooking: v.boolean(),
  /** Whether the server sends mails, without which nobody is told of what is booked. */
  sendsMail: v.boolean(),
  texts: list(
    v.strictObject({
      name: v.picklist(legalNames),
      text: v.nullable(v.string()),
      hasFile: v.boolean(),
    }),
  ),
  claims: list(line),
})

const example = {
  operator: {
    email: 'hello@shop.example',
    abuseEmails: [],
    city: 'Leeds',
    networks: [],
    repository: '',
  },
  isOwn: true,
  demo: null,
  isBooking: false,
  sendsMail: true,
  texts: [],
  claims: [],
}

const about = {
  ...aboutServer,
  path: '/server/site',
  params: nothing,
  data: site,
  example,
} as const

/** Brings what the public site says of who runs the server, and what it claims. */
export const fetchServerSite = defineCall({
  ...about,
  method: 'GET',
  id: 'fetchServerSite',
  summary: 'See what the site says of you',
  body: noBody,
  message: 'Site fetched',
  run: readSite,
})

/** Changes that: what is given, and leaves the rest. */
export const changeServerSite = defineCall({
  ...about,
  method: 'PATCH',
  id: 'changeServerSite',
  summary: 'Change what the site says of you',
  description:
    'Changes what is given and leaves the rest. `operator: null` goes back to the settings, a text that is null to its file, and a claim that is null to what the settings or the product say; false switches a claim off, and true on again, in the words that it had. `demo: null` books no demos any more.',
  body: jsonBody(
    v.partial(
      v.strictObject({
        operator: v.nullable(operator),
        demo: v.nullable(demo),
        texts: v.partial(
          v.strictObject({
            'terms-of-service': v.nullable(text),
            'privacy-policy': v.nullable(text),
            trust: v.nullable(text),
          }),
        ),
        claims: v.record(v.string(), v.nullable(v.union([v.boolean(), v.string()]))),
      }),
    ),
    { claims: { 'home.teams': false } },
    mostBytes,
  ),
  message: 'Site kept',
  run: async (services, { body }) => {
    const { site, store, bots, sendsMail } = services
    const refuse = (path: string, message: string) =>
      new ApiError('REQUEST_VALIDATION_FAILED', { message, details: [{ path, message }] })
    const lines = Object.entries(body.claims ?? {})
    for (const [name, said] of lines) {
      const fault = isClaim(name)
        ? typeof said === 'string'
          ? faultOfClaim(name, said)
          : undefined
        : 'there is no such line'
      if (fault !== undefined) throw refuse(`claims.${name}`, fault)
    }
    if (body.demo !== undefined) {
      const { brand = ownBrand } = await site.own.operator()
      const told = { brand: brand.name, sendsMail }
      const fault = unbooked[await bookDemos(store, bots, body.demo, told)]
      if (fault !== undefined) throw refuse('demo', fault)
      await site.own.setDemo(body.demo)
    }
    if (body.operator !== undefined) await site.own.setOperator(body.operator)
    for (const name of legalNames) {
      const written = body.texts?.[name]
      if (written !== undefined) await site.own.setText(name, written)
    }
    if (lines.length > 0) await site.own.setClaims(body.claims ?? {})
    return readSite(services)
  },
})

const unbooked: Readonly<Partial<Record<DemoOutcome, string>>> = {
  'of-another-account':
    'Another account has a bot with the id site-demo, and no demo is booked with it.',
  'changed-by-others':
    'The bot Demos was changed or taken offline in its Flow, and is left as it is. Change its hours, publish it, or take it offline there.',
}

async function readSite({ site: { own, hasLegalFile }, store, bots, sendsMail }: Services) {
  const {
    email = '',
    abuseEmails,
    city = '',
    networks = [],
    repository = '',
  } = await own.operator()
  const demo = await own.demo()
  return {
    operator: { email, abuseEmails: [...abuseEmails], city, networks: [...networks], repository },
    isOwn: await own.hasOperator(),
    demo: demo && { ...demo, days: [...demo.days] },
    isBooking: await canBookDemo(store, bots),
    sendsMail,
    texts: await Promise.all(
      legalNames.map(async name => ({
        name,
        text: (await own.text(name))?.text ?? null,
        hasFile: await hasLegalFile(name),
      })),
    ),
    claims: [...(await own.lines())],
  }
}
