import * as v from 'valibot'
import { forgetContact } from '../../../conversations/contacts/forget-contact.js'
import { gatherContacts } from '../../../conversations/contacts/gather-contacts.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, everyone } from '../call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from '../cursor.js'
import { count, list } from '../text.js'
import { changeOf, contactFields, fieldValue, ownFields } from './contact-body.js'
import { contactParams, groupOf, ownContact } from './own-contact.js'
import {
  consentRecordOf,
  contactRecord,
  contactRecordOf,
  exampleContact,
  noteRecordOf,
  wholeContact,
} from './record.js'

const about = { tag: 'Contacts', roles: everyone } as const
const one = {
  tag: 'Contacts',
  path: '/contacts/{contactId}',
  params: contactParams,
  query: nothing,
  errors: ['CONTACT_NOT_FOUND'],
} as const
const answered = {
  data: v.strictObject({ contact: contactRecord }),
  example: { contact: exampleContact },
} as const
const place = v.strictObject({ lastAt: v.number(), id: v.string() })
const short = (most: number, said: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.description(said)))

/** Which contacts a call is about. */
export const contactFilters = {
  search: short(200, 'Words that stand in a name, an address, a number, a label or a field.'),
  label: short(100, 'Only those with this label.'),
  consent: v.optional(
    v.pipe(
      v.picklist(['given', 'refused', 'none']),
      v.description('What they said last of being written to.'),
    ),
  ),
  verified: v.optional(
    v.pipe(
      v.picklist(['yes', 'no']),
      v.description('Whether an address or a number of theirs was proven.'),
    ),
  ),
} as const

/** Lists contacts. */
export const listContacts = defineCall({
  ...about,
  method: 'GET',
  path: '/contacts',
  id: 'listContacts',
  summary: 'List contacts',
  description:
    'Brings the people whom your bots have met, who were entered or who came with a table, those first of whom something was heard last. Those are one contact whose address or number was proven: by a mail that came from it, or by the channel. Any others stay apart until they are merged by hand.',
  params: nothing,
  query: v.strictObject({ ...contactFilters, limit: limitField(200, 50), cursor: cursorField }),
  body: noBody,
  data: v.strictObject({ contacts: list(contactRecord), nextCursor }),
  example: { contacts: [exampleContact], nextCursor: null },
  message: 'Contacts fetched',
  run: async (services, { owner, query: { limit, cursor, verified, ...choice } }) => {
    const after = placeOf(cursor, place)
    if (!after) await gatherContacts(services, owner)
    const found = await services.store.contacts.list({
      ...choice,
      owner,
      isProven: verified === undefined ? undefined : verified === 'yes',
      after,
      limit: limit + 1,
    })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      contacts: shown.map(contactRecordOf),
      nextCursor: last ? cursorOf({ lastAt: last.lastAt, id: last.id }) : null,
    }
  },
})

/** Adds a contact by hand. */
export const addContact = defineCall({
  ...about,
  method: 'POST',
  path: '/contacts',
  id: 'addContact',
  summary: 'Add a contact',
  description: 'Adds somebody by hand. At least a name, an address or a number is given.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.pipe(
      v.strictObject({ ...contactFields, fields: ownFields(fieldValue) }),
      v.check(
        ({ name = '', email = '', phone = '' }) => `${name}${email}${phone}` !== '',
        'Expected a name, an address or a number',
      ),
    ),
    { name: 'Ann Smith', email: 'ann@example.org', labels: ['Regular'] },
    200_000,
  ),
  ...answered,
  message: 'Contact added',
  run: async ({ store }, { owner, body }) => {
    const [id = ''] = await store.contacts.put(owner, [changeOf(body)], 'owner')
    return { contact: contactRecordOf(await ownContact(store, owner, id)) }
  },
})

/** Brings one with all that is known of them. */
export const fetchContact = defineCall({
  ...one,
  roles: everyone,
  method: 'GET',
  id: 'fetchContact',
  summary: 'Fetch a contact',
  description:
    'Brings somebody with notes, with what they agreed to, and with their conversations. The id of one who was merged leads to whom they were merged with.',
  body: noBody,
  data: wholeContact,
  example: {
    contact: exampleContact,
    notes: [],
    consents: [],
    conversations: [],
    threads: [],
    bookings: [],
    sameAddress: [],
  },
  message: 'Contact fetched',
  run: async (services, { owner, params: { contactId } }) => {
    const { contacts } = services.store
    await gatherContacts(services, owner)
    const contact = await ownContact(services.store, owner, contactId)
    const ids = groupOf(contact)
    const { email, phone } = contact
    const alike = { owner, limit: mostAlike }
    const [notes, consents, talks, byEmail, byPhone] = await Promise.all([
      contacts.notes(ids),
      contacts.consents(ids),
      contacts.talks(owner, ids),
      email === '' ? [] : contacts.list({ ...alike, email }),
      phone === '' ? [] : contacts.list({ ...alike, phone }),
    ])
    const others = new Map([...byEmail, ...byPhone].map(other => [other.id, other]))
    others.delete(contact.id)
    const talkOf = ({ botId, at, ...talk }: (typeof talks.threads)[number]) => ({
      ...talk,
      chatbotId: botId,
      startedAt: new Date(at).toISOString(),
    })
    return {
      contact: contactRecordOf(contact),
      notes: notes.map(noteRecordOf),
      consents: consents.map(consentRecordOf),
      conversations: talks.results.map(talkOf),
      threads: talks.threads.map(talkOf),
      bookings: talks.bookings.map(({ botId, at, ...booking }) => ({
        ...booking,
        chatbotId: botId,
        start: new Date(at).toISOString(),
      })),
      sameAddress: [...others.values()].map(contactRecordOf),
    }
  },
})

const mostAlike = 20

/** Changes what is known of somebody. */
export const changeContact = defineCall({
  ...one,
  roles: everyone,
  method: 'PATCH',
  id: 'changeContact',
  summary: 'Change a contact',
  description:
    'Changes what is given and leaves the rest. `labels` take the place of those that there are; of `fields` the named ones are set, and those with null go. An address that is changed is not proven any more.',
  body: jsonBody(
    v.pipe(
      v.strictObject({ ...contactFields, fields: ownFields(v.nullable(fieldValue)) }),
      v.check(given => Object.keys(given).length > 0, 'Nothing to change'),
    ),
    { labels: ['Regular'], fields: { company: 'Smith Ltd' } },
    200_000,
  ),
  ...answered,
  message: 'Contact changed',
  run: async ({ store }, { owner, params: { contactId }, body }) => {
    const { id } = await ownContact(store, owner, contactId)
    await store.contacts.put(owner, [{ ...changeOf(body), id }], 'owner')
    return { contact: contactRecordOf(await ownContact(store, owner, id)) }
  },
})

/** Deletes a contact and leaves the conversations. */
export const deleteContact = defineCall({
  ...one,
  method: 'DELETE',
  id: 'deleteContact',
  summary: 'Delete a contact',
  description:
    'Deletes somebody with notes, fields and all who were merged with them, and leaves their conversations, by which they do not come again. `forgetContact` deletes those, too.',
  body: noBody,
  data: v.strictObject({ contactId: v.string() }),
  example: { contactId: exampleContact.id },
  message: 'Contact deleted',
  run: async ({ store }, { owner, params: { contactId } }) => {
    const { id } = await ownContact(store, owner, contactId)
    await store.contacts.remove(owner, id)
    return { contactId: id }
  },
})

/** Deletes a contact and everything that is kept of the person. */
export const forgetContactOfAccount = defineCall({
  ...one,
  path: '/contacts/{contactId}/forget',
  method: 'POST',
  id: 'forgetContact',
  summary: 'Forget a contact',
  description:
    'Deletes somebody with everything that is kept of them by all of your bots: stored conversations, threads, mails, files and appointments, as `forgetVisitorOfAccount` does. Nothing brings it back.',
  body: noBody,
  data: v.strictObject({
    contactId: v.string(),
    deleted: v.strictObject({ results: count, threads: count, mails: count, bookings: count }),
  }),
  example: {
    contactId: exampleContact.id,
    deleted: { results: 2, threads: 1, mails: 1, bookings: 0 },
  },
  message: 'Contact forgotten',
  run: async (services, { owner, params: { contactId } }) => {
    const contact = await ownContact(services.store, owner, contactId)
    const deleted = await forgetContact(services, owner, contact)
    await services.store.compact()
    services.log.info({ owner, ...deleted }, 'A contact was forgotten')
    return { contactId: contact.id, deleted }
  },
})
