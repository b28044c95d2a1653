import { noMailTexts } from '@talkgraph/wire/mail-texts'
import * as v from 'valibot'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { text } from './text.js'

const texts = v.strictObject({
  booked: text(2000, 'In the mail that tells of an appointment.'),
  moved: text(2000, 'In the mail that tells of another time.'),
  cancelled: text(2000, 'In the mail that tells that it is cancelled.'),
  footer: text(2000, 'Below each of these mails.'),
})
const about = {
  tag: 'Account',
  path: '/account/mail-texts',
  params: nothing,
  query: nothing,
  data: v.strictObject({ texts }),
  example: {
    texts: {
      ...noMailTexts,
      booked: 'Hello {name}, please bring your papers.',
      footer: 'Smith Ltd',
    },
  },
} as const

/** Brings what an account has mails to visitors say. */
export const fetchMailTexts = defineCall({
  ...about,
  method: 'GET',
  id: 'fetchMailTexts',
  summary: 'Fetch your texts in mails to visitors',
  body: noBody,
  message: 'Texts fetched',
  run: async ({ store }, { owner }) => ({ texts: await store.accounts.mailTexts(owner) }),
})

/** Changes what an account has mails to visitors say. */
export const changeMailTexts = defineCall({
  ...about,
  method: 'PATCH',
  id: 'changeMailTexts',
  summary: 'Change your texts in mails to visitors',
  description:
    'Changes what is given and leaves the rest; a blank text is not said. `{name}` stands for the visitor’s name, `{when}` for the time of the appointment.',
  body: jsonBody(v.partial(texts), { footer: 'Smith Ltd, Leeds' }, 20_000),
  message: 'Texts kept',
  run: async ({ store: { accounts } }, { owner, body }) => {
    const next = { ...(await accounts.mailTexts(owner)), ...body }
    await accounts.ensure(owner, owner)
    await accounts.setMailTexts(owner, next)
    return { texts: next }
  },
})
