import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, everyone } from '../call/define-call.js'
import { contactId, contactParams, groupOf, ownContact } from './own-contact.js'
import {
  contactRecord,
  contactRecordOf,
  exampleContact,
  noteRecord,
  noteRecordOf,
} from './record.js'

const about = {
  tag: 'Contacts',
  params: contactParams,
  query: nothing,
  errors: ['CONTACT_NOT_FOUND'],
} as const
const answered = {
  data: v.strictObject({ contact: contactRecord }),
  example: { contact: exampleContact },
} as const
const other = jsonBody(
  v.strictObject({ contactId }),
  { contactId: 'con_0a1b2c3d4e5f60718293' },
  1000,
)

/** Shows two as one. */
export const mergeContacts = defineCall({
  ...about,
  method: 'POST',
  path: '/contacts/{contactId}/merge',
  id: 'mergeContacts',
  summary: 'Merge another contact into one',
  description:
    'Shows the contact that the body names as this one from now on: what this one lacks is taken from the other, labels, notes and conversations of both are shown together. `splitContact` takes them apart again as they were.',
  body: other,
  ...answered,
  message: 'Contacts merged',
  run: async ({ store }, { owner, params, body }) => {
    const into = await ownContact(store, owner, params.contactId)
    const from = await ownContact(store, owner, body.contactId)
    if (from.id === into.id)
      throw new ApiError('REQUEST_VALIDATION_FAILED', {
        details: [{ path: 'contactId', message: 'Expected another contact' }],
      })
    await store.contacts.merge(owner, from.id, into.id)
    return { contact: contactRecordOf(await ownContact(store, owner, into.id)) }
  },
})

/** Takes one apart again. */
export const splitContact = defineCall({
  ...about,
  method: 'POST',
  path: '/contacts/{contactId}/split',
  id: 'splitContact',
  summary: 'Take a merged contact apart',
  description:
    'Shows the contact that the body names, which was merged into this one, by itself again. It is not merged by itself any more, only by hand.',
  body: other,
  ...answered,
  message: 'Contact taken apart',
  run: async ({ store }, { owner, params, body }) => {
    const { id, merged } = await ownContact(store, owner, params.contactId)
    if (!merged.some(each => each.id === body.contactId)) throw new ApiError('CONTACT_NOT_FOUND')
    await store.contacts.split(owner, body.contactId)
    return { contact: contactRecordOf(await ownContact(store, owner, id)) }
  },
})

/** Notes something of somebody. */
export const addContactNote = defineCall({
  ...about,
  roles: everyone,
  method: 'POST',
  path: '/contacts/{contactId}/notes',
  id: 'addContactNote',
  summary: 'Note something of a contact',
  body: jsonBody(
    v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5000)),
    }),
    { text: 'Prefers to be called in the morning.' },
  ),
  data: v.strictObject({ note: noteRecord }),
  example: {
    note: {
      id: '5f0c2d9b7a61e384c0d1',
      text: 'Prefers to be called in the morning.',
      author: 'Mia',
      at: '2026-11-22T10:00:00.000Z',
    },
  },
  message: 'Note kept',
  run: async ({ store }, { owner, params, caller, body: { text } }) => {
    const { id } = await ownContact(store, owner, params.contactId)
    return { note: noteRecordOf(await store.contacts.addNote(owner, id, { text, author: caller })) }
  },
})

/** Deletes a note. */
export const deleteContactNote = defineCall({
  ...about,
  roles: everyone,
  method: 'DELETE',
  path: '/contacts/{contactId}/notes/{noteId}',
  id: 'deleteContactNote',
  summary: 'Delete a note of a contact',
  params: v.strictObject({
    ...contactParams.entries,
    noteId: v.pipe(v.string(), v.maxLength(100), v.description('The id of a note.')),
  }),
  body: noBody,
  data: v.strictObject({ noteId: v.string() }),
  example: { noteId: '5f0c2d9b7a61e384c0d1' },
  message: 'Note deleted',
  errors: ['CONTACT_NOT_FOUND', 'NOTE_NOT_FOUND'],
  run: async ({ store }, { owner, params: { contactId: id, noteId } }) => {
    const contact = await ownContact(store, owner, id)
    if (!(await store.contacts.removeNote(owner, groupOf(contact), noteId)))
      throw new ApiError('NOTE_NOT_FOUND')
    return { noteId }
  },
})
