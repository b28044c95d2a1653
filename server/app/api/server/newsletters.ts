import { newsletterTopics } from '@talkgraph/wire/form-rules'
import * as v from 'valibot'
import { csvRow } from '../../../conversations/results/export.js'
import { ownOrigin } from '../../../platform/http/own-origin.js'
import { newsletterHtml } from '../../../site/newsletter/newsletter-mail.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { count, date, line, list } from '../text.js'
import { aboutServer } from './about-server.js'

const mostShown = 200
const mostExported = 1_000_000

const counts = v.strictObject({ confirmed: count, unconfirmed: count, due: count })

const subscriber = v.strictObject({
  email: v.string(),
  preferences: list(v.string()),
  frequency: v.string(),
  createdAt: date,
  confirmedAt: v.nullable(date),
})

type SubscriberRecord = v.InferOutput<typeof subscriber>

const newsletter = v.strictObject({
  id: v.string(),
  subject: v.string(),
  text: v.string(),
  topics: list(v.string()),
  sent: count,
  createdAt: date,
  endedAt: v.nullable(date),
})

const words = v.strictObject({
  subject: line(200),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100_000)),
  topics: v.optional(v.array(v.picklist(newsletterTopics.map(({ name }) => name))), []),
})
const exampleWords = { subject: 'News of May', text: '# What is new' }

/** Lists who asked for newsletters, and the newsletters. */
export const listNewsletters = defineCall({
  ...aboutServer,
  method: 'GET',
  path: '/server/newsletters',
  id: 'listNewsletters',
  summary: 'List newsletters and who reads them',
  params: nothing,
  body: noBody,
  data: v.strictObject({ counts, subscribers: list(subscriber), newsletters: list(newsletter) }),
  example: { counts: { confirmed: 0, unconfirmed: 0, due: 0 }, subscribers: [], newsletters: [] },
  message: 'Newsletters fetched',
  run: async ({ store: { newsletters } }) => ({
    counts: await newsletters.counts(),
    subscribers: (await newsletters.subscribers(mostShown)).map(recordOf),
    newsletters: (await newsletters.list(mostShown)).map(({ origin: _, topics, ...entry }) => ({
      ...entry,
      topics: v.parse(topicList, topics),
    })),
  }),
})

/** Hands out who asked for newsletters as a table. */
export const exportSubscribers = defineCall({
  ...aboutServer,
  method: 'GET',
  path: '/server/subscribers/export',
  id: 'exportSubscribers',
  summary: 'Export who reads newsletters as CSV',
  params: nothing,
  body: noBody,
  produces: 'text/csv',
  data: v.string(),
  example: 'email,frequency,preferences,createdAt,confirmedAt\r\n',
  message: 'Subscribers exported',
  run: async ({ store }) => {
    const rows = (await store.newsletters.subscribers(mostExported)).map(recordOf)
    const lines = rows.map(each =>
      csvRow([
        each.email,
        each.frequency,
        each.preferences.join(' '),
        each.createdAt,
        each.confirmedAt,
      ]),
    )
    const head = csvRow(['email', 'frequency', 'preferences', 'createdAt', 'confirmedAt'])
    return new Response([head, ...lines].join(''), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
})

/** Shows what a newsletter says, and how many get it. */
export const previewNewsletter = defineCall({
  ...aboutServer,
  method: 'POST',
  path: '/server/newsletters/preview',
  id: 'previewNewsletter',
  summary: 'Preview a newsletter',
  params: nothing,
  body: jsonBody(words, exampleWords, 200_000),
  data: v.strictObject({ html: v.string(), counts }),
  example: { html: '<h2>What is new</h2>', counts: { confirmed: 0, unconfirmed: 0, due: 0 } },
  message: 'Preview made',
  run: async ({ store }, { body }) => ({
    html: newsletterHtml(body.text),
    counts: await store.newsletters.counts(body.topics),
  }),
})

/** Sends a newsletter to who wrote it, and to nobody else. */
export const tryNewsletter = defineCall({
  ...aboutServer,
  method: 'POST',
  path: '/server/newsletters/trial',
  id: 'tryNewsletter',
  summary: 'Send a newsletter to yourself',
  params: nothing,
  body: jsonBody(words, exampleWords, 200_000),
  data: v.strictObject({ email: v.string(), isSent: v.boolean() }),
  example: { email: 'ann@shop.example', isSent: true },
  message: 'Newsletter sent to you',
  run: async ({ site, mailer, publicUrl, sendsMail }, { body, member, context }) => {
    const email = member?.email ?? ''
    const mail = site.newsletterMail(body, email, ownOrigin(context, publicUrl))
    await mailer.put({ nodeId: 'newsletter', mail })
    return { email, isSent: sendsMail }
  },
})

/** Sends a newsletter to everybody who is to get one now. */
export const sendNewsletter = defineCall({
  ...aboutServer,
  method: 'POST',
  path: '/server/newsletters',
  id: 'sendNewsletter',
  summary: 'Send a newsletter',
  params: nothing,
  body: jsonBody(words, exampleWords, 200_000),
  data: v.strictObject({ newsletterId: v.string() }),
  example: { newsletterId: 'n' },
  message: 'Newsletter is being sent',
  run: async ({ store, jobs, publicUrl }, { body, context }) => {
    const newsletterId = await store.newsletters.put({
      ...body,
      topics: JSON.stringify(body.topics),
      origin: ownOrigin(context, publicUrl),
    })
    await store.jobs.put({
      handler: 'newsletter',
      key: newsletterId,
      data: JSON.stringify({ newsletterId }),
    })
    jobs.tell('newsletter')
    return { newsletterId }
  },
})

const topicList = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const preferences = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

function recordOf({
  preferences: given,
  ...rest
}: Omit<SubscriberRecord, 'preferences'> & { readonly preferences: string }): SubscriberRecord {
  const wanted = Object.entries(v.parse(v.fallback(preferences, {}), given))
  return {
    ...rest,
    preferences: wanted.filter(([, isWanted]) => isWanted === true).map(([name]) => name),
  }
}
