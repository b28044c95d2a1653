import * as v from 'valibot'
import { stepsThatPlay } from '../../../runtime/builder/sub-flows/index.js'
import { readDraft } from '../../../runtime/draft/index.js'
import { BotError } from '../../../runtime/index.js'
import { readDetails } from '../../bots/appearance/details.js'
import type { PossibleUse } from '../../store/index.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'
import { list } from './text.js'
import { versionNumber } from './version-number.js'

const use = v.strictObject({
  id: v.string(),
  title: v.string(),
  kind: v.pipe(v.picklist(['bot', 'sub-flow']), v.description('What plays it.')),
  draft: v.pipe(list(versionNumber), v.description('The versions that its draft plays.')),
  live: v.pipe(list(versionNumber), v.description('The versions that its live version plays.')),
})

type SubFlowUse = v.InferOutput<typeof use>

/** Lists which bots play a sub-flow. */
export const listSubFlowUses = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/uses',
  id: 'listSubFlowUses',
  tag: 'Sub-flows',
  summary: 'See who uses a sub-flow',
  description:
    'Lists the bots and sub-flows of the account with a step that plays this one, in their drafts or live, and in which versions. A bot itself is used by none.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ chatbotId: v.string(), uses: list(use) }),
  example: {
    chatbotId: '5d0c6ad4c1f2a9b0e713',
    uses: [{ id: 'shop', title: 'Shop', kind: 'bot', draft: [2], live: [1] }],
  },
  message: 'Uses fetched',
  run: async ({ store }, { owner, bot: { id, kind } }) => {
    const found = kind === 'sub-flow' ? await store.subFlowUses.list(owner, id) : []
    return { chatbotId: id, uses: found.flatMap(each => useOf(each, id)) }
  },
})

/** What names the id without playing it, such as a bot that carries another part with it, is no use. */
function useOf(
  { id, name, kind, details, draft, live }: PossibleUse,
  subFlowId: string,
): SubFlowUse[] {
  const versions = { draft: versionsIn(draft, subFlowId), live: versionsIn(live, subFlowId) }
  if (versions.draft.length + versions.live.length === 0) return []
  const title = readDetails(details).title ?? (name || id)
  return [{ id, title, kind: kind === 'sub-flow' ? kind : 'bot', ...versions }]
}

function versionsIn(file: string | undefined, subFlowId: string): number[] {
  if (file === undefined) return []
  try {
    const steps = stepsThatPlay(readDraft(file)).filter(step => step.subFlowId === subFlowId)
    return [...new Set(steps.map(({ version }) => version))]
      .filter(version => version > 0)
      .sort((a, b) => a - b)
  } catch (error) {
    if (error instanceof BotError) return []
    throw error
  }
}
