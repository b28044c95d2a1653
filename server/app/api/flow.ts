import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { ReadFlow, SealedFlow } from '../../bots/publish/read-flow.js'
import { notJson, textBody } from './call/body.js'
import { check, nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { beginBot } from './new-bot.js'
import { ownBot } from './own-bot.js'
import { botParams } from './params.js'
import { checkSecrets } from './secrets.js'
import { versionNumber } from './version-number.js'

const largestFlow = 5_000_000

const newId = v.strictObject({
  chatbotId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)),
})

const botFile = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description('A bot file, with its nodes and edges.'),
)

/** Stores a bot file as a draft. */
export const storeFlow = defineCall({
  method: 'PUT',
  path: '/chatbots/{chatbotId}/flow',
  id: 'storeFlow',
  tag: 'Flows',
  summary: 'Store a flow',
  description:
    'Stores a bot file as a draft. The bot may be new: its id has letters, digits, `-` and `_`, and at most 64 characters. It takes the place of the draft, by one operation. Nobody sees a draft before it is published. Its secrets are sealed: wherever the flow is read, a reference stands for each, and a flow that brings one back to the same account keeps the secret.',
  params: botParams,
  query: nothing,
  body: textBody(
    botFile,
    {
      name: 'Shop',
      nodes: [{ id: 'start', type: 'welcome-node', data: { text: 'Hello!' } }],
      edges: [],
    },
    largestFlow,
  ),
  data: v.strictObject({ chatbotId: v.string(), version: versionNumber }),
  example: { chatbotId: 'shop', version: 1 },
  message: 'Flow stored as a draft',
  errors: [
    'CHATBOT_ID_REQUIRED',
    'CHATBOT_NOT_FOUND',
    'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR',
    'SECRET_NOT_FOUND',
    'RUN_CUT_SHORT',
  ],
  run: async (
    { store, heavyWork, drafts, secrets },
    { owner, caller, asker, params: { chatbotId: id }, body: text },
  ) => {
    if (id === '') throw new ApiError('CHATBOT_ID_REQUIRED')
    check({ chatbotId: id }, newId)
    const known = await store.bots.find(id)
    if (known && known.owner !== owner) throw new ApiError('CHATBOT_NOT_FOUND')
    const sealing = secrets.sealingOf(owner)
    const read = await heavyWork.run(
      'read',
      { ...asker, size: text.length },
      text,
      known?.name ?? '',
      sealing,
    )
    const { file, secrets: written, references } = flowOf(read)
    await checkSecrets(secrets, owner, references)
    const name = known?.name ?? nameOf(file)
    const isNew = !known && (await store.bots.create(id, { owner, name }))
    if (!known && !isNew) await ownBot(store, owner, id)
    const save = async () => {
      await store.secrets.put(written)
      return store.bots.save(id, file, caller, true)
    }
    const version = isNew ? await beginBot(store.bots, id, save) : await save()
    drafts.tell(id)
    return { chatbotId: id, version }
  },
})

const named = v.fallback(v.object({ name: v.string() }), { name: '' })

/** A bot that is new is called like its flow. */
function nameOf(file: string): string {
  return v.parse(named, JSON.parse(file)).name.replaceAll('\0', '').slice(0, 200)
}

/** A flow that was read; throws what its sender should know where it is none. */
export function flowOf(read: ReadFlow): SealedFlow {
  if ('file' in read) return read
  if (read.fault === 'no bot')
    throw new ApiError('SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', { message: read.message })
  if (read.fault === 'no JSON') throw notJson()
  throw new ApiError('REQUEST_VALIDATION_FAILED', {
    details: [{ path: '', message: 'Nested too deeply' }],
  })
}
