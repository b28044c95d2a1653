import * as v from 'valibot'

/** An address, as the API answers it. */
export const address = v.pipe(v.string(), v.description('An address, as the bot has it.'))

/** The captions of a film or a sound, as the API answers them. */
export const captions = v.optional(
  v.pipe(v.string(), v.description('The address of a WebVTT file.')),
)
