import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { NamedDraftEntry } from '../../store/index.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams, chatbotId } from './params.js'
import { date, list } from './text.js'

const namedDraft = v.strictObject({
  id: v.string(),
  name: v.string(),
  createdAt: date,
  storedBy: v.pipe(
    v.nullable(v.string()),
    v.description('The name of who kept it, where that is known.'),
  ),
})

type NamedDraft = v.InferOutput<typeof namedDraft>

const example = {
  id: 'b7f1c2a4-3d5e-4f60-8a9b-0c1d2e3f4a5b',
  name: 'Before the holidays',
  createdAt: '2026-11-20T09:00:00.000Z',
  storedBy: 'Ann Miller',
}

const naming = jsonBody(
  v.strictObject({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(100),
      v.description('What it is called; two may be called the same.'),
    ),
  }),
  { name: 'Before the holidays' },
  10_000,
)
const params = v.strictObject({
  chatbotId,
  draftId: v.pipe(v.string(), v.maxLength(100), v.description('The id of a named draft.')),
})
const place = '/chatbots/{chatbotId}/named-drafts'
const one = { path: `${place}/{draftId}`, tag: 'Flows', params, query: nothing } as const
const answered = {
  data: v.strictObject({ draft: namedDraft }),
  example: { draft: example },
} as const

/** Lists the drafts of a bot that were kept. */
export const listNamedDrafts = defineBotCall({
  method: 'GET',
  path: place,
  id: 'listNamedDrafts',
  tag: 'Flows',
  summary: 'List the named drafts',
  description:
    'Lists the drafts that were kept under a name, the newest first. A bot has at most 100.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ drafts: list(namedDraft) }),
  example: { drafts: [example] },
  message: 'Named drafts fetched',
  run: async ({ store }, { bot: { id } }) => ({
    drafts: (await store.namedDrafts.list(id)).map(asNamedDraft),
  }),
})

/** Keeps the draft as it stands under a name. */
export const keepDraft = defineBotCall({
  method: 'POST',
  path: place,
  id: 'keepDraft',
  tag: 'Flows',
  summary: 'Keep the draft under a name',
  description:
    'Keeps the draft as it stands, without making a version of it: it may have errors, and visitors never meet it. The draft itself goes on.',
  params: botParams,
  query: nothing,
  body: naming,
  ...answered,
  message: 'Draft kept',
  errors: ['TOO_MANY_NAMED_DRAFTS'],
  run: async ({ store, drafts }, { bot, caller, body: { name } }) => {
    const { draft } = await drafts.read(bot)
    const kept = await store.namedDrafts.keep(bot.id, {
      name,
      file: JSON.stringify(draft),
      by: caller,
    })
    if (!kept) throw new ApiError('TOO_MANY_NAMED_DRAFTS')
    return { draft: asNamedDraft(kept) }
  },
})

/** Brings a named draft as it was kept. */
export const fetchNamedDraft = defineBotCall({
  ...one,
  method: 'GET',
  id: 'fetchNamedDraft',
  summary: 'Read a named draft',
  description: 'Brings the bot file as it was kept, with references in place of its secrets.',
  body: noBody,
  data: v.strictObject({ draft: namedDraft, flow: v.record(v.string(), v.unknown()) }),
  example: { draft: example, flow: { name: 'Shop', elements: [{ nodes: [], edges: [] }] } },
  message: 'Named draft fetched',
  errors: ['NAMED_DRAFT_NOT_FOUND'],
  run: async ({ store }, { bot: { id }, params: { draftId } }) => {
    const found = await store.namedDrafts.find(id, draftId)
    if (!found) throw new ApiError('NAMED_DRAFT_NOT_FOUND')
    return { draft: asNamedDraft(found), flow: JSON.parse(found.file) }
  },
})

/** Gives a named draft another name. */
export const renameDraft = defineBotCall({
  ...one,
  method: 'PATCH',
  id: 'renameDraft',
  summary: 'Rename a named draft',
  description: 'Gives it another name; what was kept stays as it is.',
  body: naming,
  ...answered,
  message: 'Named draft renamed',
  errors: ['NAMED_DRAFT_NOT_FOUND'],
  run: async ({ store }, { bot: { id }, params: { draftId }, body: { name } }) => {
    const renamed = await store.namedDrafts.rename(id, draftId, name)
    if (!renamed) throw new ApiError('NAMED_DRAFT_NOT_FOUND')
    return { draft: asNamedDraft(renamed) }
  },
})

/** Deletes a named draft. */
export const deleteNamedDraft = defineBotCall({
  ...one,
  method: 'DELETE',
  id: 'deleteNamedDraft',
  summary: 'Delete a named draft',
  description: 'Nothing brings it back. The draft and the versions stay.',
  body: noBody,
  data: v.strictObject({ draftId: v.string() }),
  example: { draftId: example.id },
  message: 'Named draft deleted',
  errors: ['NAMED_DRAFT_NOT_FOUND'],
  run: async ({ store }, { bot: { id }, params: { draftId } }) => {
    if (!(await store.namedDrafts.remove(id, draftId))) throw new ApiError('NAMED_DRAFT_NOT_FOUND')
    return { draftId }
  },
})

const asNamedDraft = ({ id, name, keptAt, keptBy }: NamedDraftEntry): NamedDraft => ({
  id,
  name,
  createdAt: keptAt,
  storedBy: keptBy,
})
