import type { ChannelPage } from '@talkgraph/wire/channel-pages'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { sharePage } from '../../../connections/pages/share-page.js'
import { ownOrigin } from '../../../platform/http/own-origin.js'
import { noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { list } from '../text.js'
import { channelParams } from './calls.js'
import { exampleChannel } from './record.js'

const record = v.strictObject({
  type: v.picklist(['CNAME', 'A', 'AAAA', 'TXT']),
  name: v.string(),
  value: v.string(),
  isRight: v.pipe(v.boolean(), v.description('Whether it is there.')),
})

const channelPage = v.strictObject({
  address: v.pipe(
    v.string(),
    v.description(
      'That of its own domain once it is proven and leads here, else that on this server.',
    ),
  ),
  prefill: v.pipe(
    list(v.string()),
    v.description(
      'The variables that a link may set, as `?NAME=value`: those that the bot’s `prefill` names.',
    ),
  ),
  mail: v.pipe(
    v.nullable(v.string()),
    v.description('A button for mails as HTML; null where the bot is not live.'),
  ),
  formerNames: v.pipe(
    list(v.string()),
    v.description('What the page was called before: these lead to it.'),
  ),
  domain: v.nullable(
    v.strictObject({
      name: v.string(),
      isRight: v.pipe(v.boolean(), v.description('Whether it leads to this server.')),
      isProven: v.pipe(
        v.boolean(),
        v.description('Whether its TXT record was found. Until then the page is not shown there.'),
      ),
      isTaken: v.pipe(
        v.boolean(),
        v.description(
          'Whether its TXT record is there, but also that of another page, which proved the domain earlier.',
        ),
      ),
      records: v.pipe(
        list(record),
        v.description('What its owner enters where the domain is kept.'),
      ),
      found: v.pipe(list(v.string()), v.description('Where it leads at present.')),
    }),
  ),
}) satisfies v.GenericSchema<unknown, ChannelPage>

const example: ChannelPage = {
  address: 'https://chat.example/c/shop',
  prefill: ['customer'],
  mail: '<table role="presentation">…</table>',
  formerNames: ['old-shop'],
  domain: {
    name: 'chat.shop.example',
    isRight: false,
    isProven: true,
    isTaken: false,
    records: [
      { type: 'CNAME', name: 'chat.shop.example', value: 'chat.example', isRight: false },
      {
        type: 'TXT',
        name: '_talkgraph.chat.shop.example',
        value: `page=${exampleChannel.id}`,
        isRight: true,
      },
    ],
    found: [],
  },
}

/** Tells what brings people to a page. */
export const fetchChannelPage = defineCall({
  method: 'GET',
  path: '/channels/{channelId}/page',
  id: 'fetchChannelPage',
  tag: 'Channels',
  summary: 'Fetch what brings people to a page',
  description:
    'Brings the address of a bot’s own page, the variables that a link may set, a button for mails, and the records of its domain with whether they are right, for which the network’s directory is asked. A domain whose TXT record is there is the page’s own from then on.',
  params: channelParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ page: channelPage }),
  example: { page: example },
  message: 'Page fetched',
  errors: ['CHANNEL_NOT_FOUND'],
  run: async (services, { owner, context, params: { channelId } }) => {
    const { connections, pages, bots, nameResolver: resolver, publicUrl } = services
    await connections.ofAccount(owner, channelId)
    const page = await pages.find(channelId)
    if (!page) throw new ApiError('CHANNEL_NOT_FOUND')
    const [live, names] = await Promise.all([bots.find(page.botId), pages.namesOf(page.id)])
    const origin = ownOrigin(context, publicUrl)
    return { page: await sharePage(page, live, { origin, names, resolver, pages }) }
  },
})
