import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { asSubFlow } from '../../../runtime/builder/sub-flows/index.js'
import { ApiError } from '../../base/errors.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { flowOf } from './flow.js'
import { beginBot } from './new-bot.js'
import { checkSecrets } from './secrets.js'
import { line } from './text.js'
import { versionNumber } from './version-number.js'

const largestFlow = 5_000_000

/** What a sub-flow is that nobody has drawn yet. */
const blank = {
  nodes: [{ id: 'start', type: 'welcome', position: { x: 0, y: 0 }, data: {} }],
  edges: [],
}

/** Makes a sub-flow, of the steps of a bot for example. */
export const createSubFlow = defineCall({
  method: 'POST',
  path: '/sub-flows',
  id: 'createSubFlow',
  tag: 'Sub-flows',
  summary: 'Make a sub-flow',
  description:
    'Makes a part that bots of the account can play. `flow` is a bot file with `inputs` and `outputs`, lists of names; without one it begins empty. Version 1 is published at once, unless lint finds errors in it. A bot takes it by carrying the file in `subFlows`, under `ID@VERSION`.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      name: v.pipe(line(200), v.description('What the sub-flow is called.')),
      flow: v.optional(
        v.pipe(
          v.record(v.string(), v.unknown()),
          v.description('A bot file. Default: one that does nothing.'),
        ),
      ),
    }),
    {
      name: 'Ask the address',
      flow: {
        inputs: ['country'],
        outputs: ['street'],
        nodes: [
          {
            id: 'street',
            type: 'ask-custom-question',
            data: { questionText: 'Which street in {country}?', answerVariable: 'street' },
          },
        ],
        edges: [],
      },
    },
    largestFlow,
  ),
  data: v.strictObject({
    subFlowId: v.string(),
    version: versionNumber,
    isPublished: v.pipe(v.boolean(), v.description('False where lint finds errors.')),
  }),
  example: { subFlowId: '5d0c6ad4c1f2a9b0e713', version: 1, isPublished: true },
  message: 'Sub-flow created',
  errors: ['SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', 'SECRET_NOT_FOUND', 'RUN_CUT_SHORT'],
  failure: 'CREATE_CHATBOT_FAILED',
  run: async (
    { store, heavyWork, secrets },
    { owner, caller, asker, body: { name, flow = blank } },
  ) => {
    const id = randomBytes(10).toString('hex')
    const text = JSON.stringify({ ...asSubFlow(flow), id, name })
    const read = flowOf(
      await heavyWork.run(
        'read',
        { ...asker, size: text.length },
        text,
        name,
        secrets.sealingOf(owner),
      ),
    )
    await checkSecrets(secrets, owner, read.references)
    await store.secrets.put(read.secrets)
    if (!(await store.bots.create(id, { name, owner, kind: 'sub-flow' })))
      throw new ApiError('CREATE_CHATBOT_FAILED')
    const version = await beginBot(store.bots, id, () => store.bots.save(id, read.file, caller))
    const { errors } = await heavyWork.run(
      'lint',
      { account: owner, size: read.file.length },
      read.file,
      false,
    )
    const isPublished = errors.length === 0 && (await store.bots.publish(id, version, caller))
    return { subFlowId: id, version, isPublished }
  },
})
