import { createAiProviders } from '../../steps/model/ai-providers.js'
import { createProposals, type Proposals } from '../../steps/proposals/proposals.js'
import type { AdmissionServices } from './admission.js'
import type { BotServices } from './bots.js'
import type { GuestServices } from './guests.js'
import type { OnClose } from './on-close.js'
import type { ServiceOptions } from './service-options.js'

/** What drafts from words. */
export interface WordsServices {
  readonly proposals: Proposals
}

/** Milliseconds: a whole flow takes a model longer than a reply. */
const time = 120_000

/** Makes it, with a way out of its own to the usual provider. */
export function createWords(
  { aiUrl, aiKeys, outbound, wordsModel = 'gpt-4o-mini' }: ServiceOptions,
  {
    heavyWork,
    limiter,
    guests,
  }: Pick<BotServices & AdmissionServices & GuestServices, 'heavyWork' | 'limiter' | 'guests'>,
  onClose: OnClose,
): WordsServices {
  const limits = { time, ...outbound?.limits }
  const ai = createAiProviders(aiUrl, [], { ...outbound, limits }, aiKeys)
  onClose(ai.close)
  const model = wordsModel === 'off' ? undefined : wordsModel
  return { proposals: createProposals({ ai, model, heavyWork, limiter, guests }) }
}
