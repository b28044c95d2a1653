import * as v from 'valibot'
import type { AgentEntry, DeskMember } from '../../../store/index.js'

/** Who calls: a member of an account, or a program with the account's key. */
interface Caller {
  readonly owner: string
  readonly member?:
    | { readonly id: string; readonly name: string; readonly email: string }
    | undefined
}

/** The agent that a caller is. A program with a key is the agent `API`, whom nothing is offered to. */
export function agentOf({ owner, member }: Caller): DeskMember {
  if (!member) return { owner, member: 'api', name: 'API', email: '' }
  return { owner, member: member.id, name: member.name.trim() || member.email, email: member.email }
}

/** The parameters of a call about one thread of the account. */
export const deskParams = v.strictObject({
  threadId: v.pipe(
    v.string(),
    v.description('The id of a thread of the account.'),
    v.examples(['9f86d081884c7d659a2feaa0c55ad015']),
  ),
})

/** An agent as the API answers it. */
export const agentRecord = v.strictObject({
  id: v.pipe(v.string(), v.description('The member’s id.')),
  name: v.string(),
  isAvailable: v.pipe(v.boolean(), v.description('Whether the agent wants to be given threads.')),
  isPresent: v.pipe(
    v.boolean(),
    v.description('Whether a desk of the agent’s was open in the last minute.'),
  ),
})

type DeskAgent = v.InferOutput<typeof agentRecord>

/** What an agent looks like, for the reference. */
export const exampleAgent: DeskAgent = { id: 'm1', name: 'Mia', isAvailable: true, isPresent: true }

/** The record of an agent. */
export function agentRecordOf({ member: id, name, isAvailable, isPresent }: AgentEntry): DeskAgent {
  return { id, name, isAvailable, isPresent }
}
