import type { Env } from 'talkgraph/runtime'

/** What an owner has set for a preview beside the bot. */
export interface Surroundings {
  /** The tag of a language that the bot brings; blank is its own. */
  readonly language: string
  /** Local date and time at which the preview begins, as a date field gives it; blank is now. */
  readonly startsAt: string
  /** How chance falls. */
  readonly chance: 'any' | 'first' | 'last'
}

const falls = { any: () => Math.random(), first: () => 0, last: () => 0.999_999 }

/** Surroundings for a preview, with what answers the calls of its steps. */
export function previewEnv(
  { language, startsAt, chance }: Surroundings,
  call: Env['call'],
): Partial<Env> {
  const begun = Date.now()
  const offset = startsAt === '' ? 0 : Date.parse(startsAt) - begun || 0
  return {
    // A bot may bring English beside its own language; then `en`, in which the chat's own words are, is not its own.
    locale: language,
    clock: {
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: id => clearTimeout(Number(id)),
      now: () => Date.now() + offset,
    },
    random: falls[chance],
    // An experiment goes by the chance that is set here.
    visitor: () => undefined,
    // A bot may lead its visitor away in the same tab; here that would be the studio's.
    navigate: address => void open(address, '_blank', 'noopener'),
    call,
  }
}
