import * as v from 'valibot'
import type { Prompt } from '../../../runtime/index.js'
import { type doors, prompts } from '../../channels/index.js'

const address = v.pipe(v.string(), v.description('An address, as the bot has it.'))
const bytes = v.pipe(v.number(), v.description('In bytes.'))
const captions = v.optional(v.pipe(v.string(), v.description('The address of a WebVTT file.')))

/** What an owner's program is shown. */
type Shown = ReturnType<(typeof doors)['program']['render']>[number]

/** One thing that a bot says, as the API answers it. */
export const contentRecord = v.variant('kind', [
  v.strictObject({
    kind: v.literal('text'),
    text: v.pipe(v.string(), v.description('Without HTML.')),
    html: v.pipe(v.string(), v.description('As the bot has it. Sanitise it before you show it.')),
  }),
  v.strictObject({ kind: v.literal('image'), src: address, alt: v.optional(v.string()) }),
  v.strictObject({
    kind: v.literal('video'),
    src: address,
    captions,
    poster: v.optional(v.pipe(v.string(), v.description('The address of a picture to be shown first.'))),
  }),
  v.strictObject({ kind: v.literal('audio'), src: address, captions }),
  v.strictObject({ kind: v.literal('file'), src: address, name: v.string(), size: v.optional(bytes) }),
  v.strictObject({
    kind: v.literal('html'),
    html: v.pipe(v.string(), v.description('Sanitise it before you show it.')),
  }),
  v.strictObject({
    kind: v.literal('link'),
    src: address,
    label: v.pipe(v.string(), v.description('May hold HTML.')),
    openIn: v.optional(v.literal('same-tab')),
  }),
  v.strictObject({
    kind: v.literal('frame'),
    src: address,
    label: v.string(),
    height: v.pipe(v.number(), v.description('In pixels.')),
    atOnce: v.optional(v.literal(true)),
  }),
  v.strictObject({
    kind: v.literal('qr'),
    src: v.pipe(v.string(), v.description('The text that the code holds.')),
    alt: v.optional(v.string()),
  }),
]) satisfies v.GenericSchema<unknown, Shown['contents'][number]>

/** What a bot asks, as the API answers it. */
export const promptRecord = v.variant(
  'kind',
  Object.values(prompts).map(({ record }) => record),
) satisfies v.GenericSchema<unknown, Prompt>
