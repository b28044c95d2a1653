import type { Proposal } from '@talkgraph/wire/proposals'
import type { Draft } from '../../../runtime/draft/index.js'
import { typeOfStep } from '../../../runtime/draft/steps.js'
import { ApiError } from '../../base/errors.js'
import { describePart } from '../../bots/proposal/describe-part.js'
import { stepSchema, textsSchema } from '../../bots/proposal/step-schema.js'
import { checkTexts, missingTexts } from '../../bots/proposal/translate-texts.js'
import type { HeavyWork } from '../../bots/publish/heavy-work.js'
import type { Guests } from '../../platform/guests/guests.js'
import type { Limiter, Policy } from '../../platform/limits/limiter.js'
import type { AiProviders } from '../model/ai-providers.js'
import { askTwice, type Listening } from './ask-twice.js'
import { changeMessages, flowMessages, translateMessages } from './prompts.js'

/** What somebody wants to have drafted. */
type Wanted =
  | { readonly kind: 'flow'; readonly words: string }
  | { readonly kind: 'change'; readonly words: string; readonly nodeIds: readonly string[] }
  | {
      readonly kind: 'translate'
      readonly locale: string
      readonly nodeIds?: readonly string[] | undefined
    }

/** A proposal before it is known which operation of the draft it stands on, and a name for its bot. */
type Proposed = Omit<Proposal, 'seq'> & { readonly name: string | undefined }

/** Drafts from words, by the AI provider of the server's settings. */
export interface Proposals {
  /** Whether there is a provider to ask. */
  readonly isThere: boolean
  /** Counts one more of a member and their account; throws NO_AI_PROVIDER, RATE_LIMITED, and what guests are told. */
  admit(owner: string, member: string): Promise<void>
  /** What is to be asked; throws BODY_TOO_LARGE or REQUEST_VALIDATION_FAILED where it cannot be. */
  prepare(owner: string, draft: Draft, wanted: Wanted): PreparedProposal
}

/** Asks the provider, and resolves to changes that load, are mended and were played; throws an `ApiError` with the remedy. */
type PreparedProposal = (listening: Listening) => Promise<Proposed>

interface Parts {
  readonly ai: AiProviders
  /** Undefined: drafts from words are switched off. */
  readonly model: string | undefined
  readonly heavyWork: HeavyWork
  readonly limiter: Limiter
  readonly guests: Pick<Guests, 'refuseAccount'>
}

const mostSelected = 60
const mostDescribed = 60_000
/** Milliseconds for everything. */
const mostTime = 180_000

/** Makes them. */
export function createProposals({ ai, model, heavyWork, limiter, guests }: Parts): Proposals {
  const isThere = model !== undefined && ai.usualKey !== undefined
  const asked = { ai, model: model ?? '' }
  return {
    isThere,
    admit: async (owner, member) => {
      if (!isThere) throw new ApiError('NO_AI_PROVIDER')
      await limiter.admit(proposalPolicies(owner, member))
      const refused = await guests.refuseAccount(owner, 'ai')
      if (refused && !refused.ok)
        throw new ApiError('AI_OVER_QUOTA', { message: `${refused.message}.` })
    },
    prepare: (owner, draft, wanted) =>
      wanted.kind === 'translate' ? translate(draft, wanted) : draw(owner, draft, wanted),
  }

  function draw(
    account: string,
    draft: Draft,
    wanted: Exclude<Wanted, { kind: 'translate' }>,
  ): PreparedProposal {
    const { nodes } = draft.elements[0]
    const named = wanted.kind === 'change' ? new Set(wanted.nodeIds) : undefined
    const chosen = named ? nodes.filter(({ id }) => named.has(id)) : nodes
    if (named && chosen.length === 0)
      throw invalid('nodeIds', 'None of these steps is in the draft')
    if (named && chosen.length > mostSelected) throw tooMuch()
    const selected = chosen.map(({ id }) => id)
    const part = named && describePart(draft, new Set(selected))
    if (part && JSON.stringify(part).length > mostDescribed) throw tooMuch()
    const { words } = wanted
    const file = JSON.stringify(draft)
    return listening =>
      askTwice(
        {
          messages: part ? changeMessages(words, part) : flowMessages(words),
          format: stepSchema(part ? chosen.map(typeOfStep) : []),
          check: (answer, signal) =>
            heavyWork.run('propose', { account, signal }, file, answer, selected),
        },
        within(listening),
        asked,
      ).then(({ changes, explanation, name, notes, findings, explored }) => ({
        changes: changes.map(each => ({ ...each })),
        explanation,
        name,
        notes,
        left: 0,
        findings: findings.map(({ rule, severity, nodeId = null, message, remedy }) => ({
          rule,
          severity,
          nodeId,
          message,
          remedy,
        })),
        explored: explored ?? null,
      }))
  }

  function translate(
    draft: Draft,
    { locale, nodeIds }: Extract<Wanted, { kind: 'translate' }>,
  ): PreparedProposal {
    const { texts, left } = missingTexts(draft, locale, nodeIds && new Set(nodeIds))
    const none = { changes: [], findings: [], explored: null, name: undefined }
    if (texts.length === 0)
      return async () => ({
        ...none,
        notes: [],
        left,
        explanation: 'Nothing is missing that could be translated.',
      })
    return listening =>
      askTwice(
        {
          messages: translateMessages(
            locale,
            texts.map(({ original }) => original),
          ),
          format: textsSchema,
          check: async answer => checkTexts(locale, texts, answer),
        },
        within(listening),
        asked,
      ).then(({ changes, notes }) => ({
        ...none,
        notes,
        left,
        changes: changes.map(each => ({ ...each })),
        explanation:
          changes.length === 1
            ? 'One text in this language.'
            : `${changes.length} texts in this language.`,
      }))
  }
}

const within = ({ signal, onStage }: Listening): Listening => ({
  signal: AbortSignal.any([signal, AbortSignal.timeout(mostTime)]),
  onStage,
})

const tooMuch = () =>
  new ApiError('BODY_TOO_LARGE', {
    message: `This is too much at once. Select at most ${mostSelected} steps, or steps with fewer words.`,
  })

const invalid = (path: string, message: string) =>
  new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path, message }] })

/** The limits that a draft from words counts against: it costs who runs the server money. */
const proposalPolicies = (owner: string, member: string): Policy[] => [
  { name: 'proposals-member', of: `${owner} ${member}`, rate: { count: 30, seconds: 3600 } },
  { name: 'proposals-account', of: owner, rate: { count: 200, seconds: 86_400 }, isShared: true },
]
