import type { AnswerOf, EventOf } from 'talkgraph/client'
import { ApiProblem } from '#api/problem.js'

/** What the server drafts from words: changes of a draft that somebody may accept. */
export type Proposal = AnswerOf<'proposeChange'>

/** How far a proposal is: the provider is asked, its answer is checked, or it is asked to mend what was found. */
export type ProposalStage = Extract<
  EventOf<'proposeChange'>,
  { readonly event: 'progress' }
>['data']['stage']

/** What a stream tells of something that is drafted. */
export type ProposalEvent<Made> =
  | Exclude<EventOf<'proposeChange'>, { readonly event: 'done' }>
  | { readonly event: 'done'; readonly data: Made }

/** Waits for what the server drafts from words. Throws an `ApiProblem` with the remedy. */
export async function askProposal<Made>(
  events: AsyncIterable<ProposalEvent<Made>>,
  onStage: (stage: ProposalStage) => void,
): Promise<Made> {
  for await (const told of events) {
    if (told.event === 'done') return told.data
    if (told.event === 'progress') onStage(told.data.stage)
    // What the provider did is for who asked: these words are not the server's own failure.
    else throw new ApiProblem(422, told.data.code, told.data.message)
  }
  throw new ApiProblem(0, 'OFFLINE', 'The answer broke off.')
}
