import type { VersionChanges, VersionFinding } from '@talkgraph/wire/bots'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { Store } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { count, list } from './text.js'
import { versionNumber } from './version-number.js'
import { versionParams } from './versions.js'

const orNull = v.nullable(v.string())

const finding = v.strictObject({
  rule: v.pipe(v.string(), v.description('The rule’s id, which never changes.')),
  ruleTitle: v.string(),
  explanation: v.pipe(v.string(), v.description('Why it matters.')),
  severity: v.picklist(['error', 'warning']),
  nodeId: orNull,
  nodeTitle: v.pipe(orNull, v.description('What the step says, or its id.')),
  nodeKind: v.pipe(orNull, v.description('What its type is called.')),
  field: v.pipe(orNull, v.description('The field’s path in the step’s data.')),
  message: v.string(),
  remedy: v.string(),
}) satisfies v.GenericSchema<unknown, VersionFinding>

/** Tells what lint finds in a version. */
export const listFindings = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/versions/{version}/findings',
  id: 'listFindings',
  tag: 'Flows',
  summary: 'See what lint finds',
  description:
    'Brings what lint finds in a version, errors first, at most 500 findings, each with what to do. What a channel cannot show with which the bot is connected comes last, under the rule `channel-cannot`.',
  params: versionParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({
    chatbotId: v.string(),
    version: versionNumber,
    errors: count,
    warnings: count,
    findings: list(finding),
  }),
  example: {
    chatbotId: 'shop',
    version: 2,
    errors: 0,
    warnings: 1,
    findings: [
      {
        rule: 'unreachable-node',
        ruleTitle: 'A step that nobody reaches',
        explanation: 'No edge leads to it.',
        severity: 'warning',
        nodeId: 'bye',
        nodeTitle: 'Bye',
        nodeKind: 'Message',
        field: null,
        message: 'No visitor can come here.',
        remedy: 'Lead an edge to it, or remove it.',
      },
    ],
  },
  message: 'Findings fetched',
  errors: ['VERSION_NOT_FOUND', 'RUN_CUT_SHORT'],
  run: async ({ store, heavyWork, lacksOf }, { owner, asker, bot: { id }, params }) => {
    const { file, version } = await storedVersion(store, id, Number(params.version))
    const [found, lacks] = await Promise.all([
      heavyWork.run('slips', { ...asker, size: file.length }, file),
      lacksOfChannels({ store, lacksOf }, owner, id, version),
    ])
    const findings = [...found.findings, ...lacks].slice(0, mostFindings)
    return {
      chatbotId: id,
      version,
      errors: found.errors,
      warnings: found.warnings + lacks.length,
      findings,
    }
  },
})

const mostFindings = 500

/** What the channels with which a bot is connected cannot show or do, as findings. */
async function lacksOfChannels(
  { store, lacksOf }: Pick<Services, 'store' | 'lacksOf'>,
  owner: string,
  botId: string,
  version: number,
): Promise<readonly VersionFinding[]> {
  const connected = await store.channels.connections.list({ owner, botId })
  const names = [...new Set(connected.map(({ channel }) => channel))]
  const lacks = await Promise.all(names.map(channel => lacksOf({ botId, channel, version })))
  return lacks.flat().map(({ nodeId, nodeTitle, message, remedy }) => ({
    rule: 'channel-cannot',
    ruleTitle: 'Something that a channel cannot show',
    explanation:
      'The bot is connected with a channel that shows or takes it otherwise than a page does.',
    severity: 'warning',
    nodeId,
    nodeTitle,
    nodeKind: null,
    field: null,
    message,
    remedy,
  }))
}

const value = v.strictObject({ path: v.string(), title: v.string(), before: orNull, after: orNull })

/** Tells what changed between two versions. */
export const listChanges = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/versions/{version}/changes',
  id: 'listChanges',
  tag: 'Flows',
  summary: 'Compare two versions',
  description:
    'Tells in words what changed from one version to another: steps with their fields, ways between steps, looks, settings and the rest of the bot file. Of each at most 500; `left` counts those that are not told. Secrets are not shown.',
  params: versionParams,
  query: v.strictObject({
    since: v.optional(
      v.pipe(
        versionNumber,
        v.description(
          'The version to compare with; it may be a newer one. Default: the one before, and the first is compared with itself.',
        ),
      ),
    ),
  }),
  body: noBody,
  data: v.strictObject({
    chatbotId: v.string(),
    version: versionNumber,
    since: versionNumber,
    nodes: list(
      v.strictObject({
        change: v.picklist(['added', 'removed', 'changed']),
        id: v.string(),
        title: v.string(),
        kind: v.string(),
        fields: list(value),
      }),
    ),
    edges: list(
      v.strictObject({
        change: v.picklist(['added', 'removed']),
        from: v.string(),
        exit: orNull,
        to: v.string(),
      }),
    ),
    looks: list(value),
    settings: list(value),
    others: list(value),
    left: count,
  }) satisfies v.GenericSchema<unknown, VersionChanges>,
  example: {
    chatbotId: 'shop',
    version: 2,
    since: 1,
    nodes: [
      {
        change: 'changed',
        id: 'start',
        title: 'Hello!',
        kind: 'Welcome',
        fields: [{ path: 'text', title: 'Text', before: 'Hi!', after: 'Hello!' }],
      },
    ],
    edges: [{ change: 'added', from: 'Hello!', exit: null, to: 'What is your name?' }],
    looks: [],
    settings: [],
    others: [],
    left: 0,
  },
  message: 'Changes fetched',
  errors: ['VERSION_NOT_FOUND', 'RUN_CUT_SHORT'],
  run: async ({ store, heavyWork }, { asker, bot: { id }, params, query: { since } }) => {
    const after = await storedVersion(store, id, Number(params.version))
    const earlier = (await store.bots.versions(id, { limit: 1, below: after.version }))[0] ?? after
    const before = await storedVersion(store, id, since ?? earlier.version)
    const size = before.file.length + after.file.length
    const changes = await heavyWork.run('compare', { ...asker, size }, before.file, after.file)
    return { chatbotId: id, version: after.version, since: before.version, ...changes }
  },
})

async function storedVersion({ bots }: Pick<Store, 'bots'>, id: string, version: number) {
  const stored = v.is(versionNumber, version) ? await bots.version(id, version) : undefined
  if (!stored) throw new ApiError('VERSION_NOT_FOUND')
  return stored
}
