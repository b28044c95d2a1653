import { type Proposal, type ProposalStage, proposalStages } from '@talkgraph/wire/proposals'
import { ApiProblem } from '#api/problem.js'
import { eventsOf } from '#api/read-events.js'
import { requestEvents } from '#api/request.js'

/** What is asked for, and who waits. */
interface Asking {
  readonly body: unknown
  /** Ends the call, here and at the provider. */
  readonly signal: AbortSignal
  onStage(stage: ProposalStage): void
}

/** Has the server draft something from words. Throws an `ApiProblem` with the remedy. */
export async function askProposal<Made extends Proposal>(
  path: string,
  { body, signal, onStage }: Asking,
): Promise<Made> {
  const response = await requestEvents('POST', path, { body, signal })
  for await (const { type, data } of eventsOf<Made & Partial<Told>>(response)) {
    const stage = proposalStages.find(each => each === data.stage)
    if (type === 'progress' && stage) onStage(stage)
    // What the provider did is for who asked: these words are not the server's own failure.
    if (type === 'error') throw new ApiProblem(422, String(data.code), String(data.message))
    if (type === 'done') return data
  }
  throw new ApiProblem(0, 'OFFLINE', 'The answer broke off.')
}

interface Told {
  readonly stage: string
  readonly code: string
  readonly message: string
}
