import * as v from 'valibot'
import type { Prompt } from '../../../runtime/index.js'
import type { doors } from '../../channels/index.js'
import { list } from './text.js'

const address = v.pipe(v.string(), v.description('An address, as the bot has it.'))
const option = v.strictObject({ id: v.string(), label: v.string() })
const options = list(option)
const dates = v.pipe(list(v.string()), v.description('`YYYY-MM-DD`.'))
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
export const promptRecord = v.variant('kind', [
  v.strictObject({
    kind: v.literal('text'),
    input: v.picklist(['text', 'name', 'email', 'number', 'url', 'tel']),
    maxBytes: v.optional(
      v.pipe(v.number(), v.description('A file of up to so many bytes is an answer too.')),
    ),
  }),
  v.strictObject({ kind: v.literal('choices'), options }),
  v.strictObject({
    kind: v.literal('image-choices'),
    options: list(v.strictObject({ ...option.entries, src: address })),
  }),
  v.strictObject({
    kind: v.literal('checks'),
    options: v.pipe(list(option), v.description('Several can be picked.')),
  }),
  v.strictObject({
    kind: v.literal('rating'),
    look: v.picklist(['number', 'star', 'smiley']),
    max: v.pipe(v.number(), v.description('From 1 to this number.')),
  }),
  v.strictObject({
    kind: v.literal('scale'),
    ...{ from: v.number(), to: v.number(), fromLabel: v.string(), toLabel: v.string() },
  }),
  v.strictObject({ kind: v.literal('range'), min: v.number(), max: v.number() }),
  v.strictObject({
    kind: v.literal('calendar'),
    today: v.string(),
    showPastDates: v.boolean(),
    excludeDays: v.pipe(list(v.string()), v.description('Names of weekdays.')),
    excludeDates: dates,
    timeZone: v.pipe(v.nullable(v.string()), v.description('Of the dates and times, where it is not UTC.')),
    date: v.pipe(v.nullable(v.string()), v.description('The day that was picked, whose slots are offered.')),
    slots: list(v.string()),
  }),
  v.strictObject({ kind: v.literal('date') }),
  v.strictObject({
    kind: v.literal('time'),
    min: v.pipe(v.string(), v.description('`HH:MM`, or blank. The answer is written so, too.')),
    max: v.pipe(v.string(), v.description('`HH:MM`, or blank.')),
    step: v.pipe(v.number(), v.description('In minutes.')),
  }),
  v.strictObject({
    kind: v.literal('cards'),
    cards: list(
      v.strictObject({
        ...{ id: v.string(), src: v.string(), title: v.string(), text: v.string() },
        button: v.pipe(
          v.string(),
          v.description('On the button that answers; blank where the card is no option.'),
        ),
        ...{ href: v.string(), link: v.string() },
      }),
    ),
    options,
  }),
  v.strictObject({ kind: v.literal('file'), maxBytes: bytes }),
  v.strictObject({ kind: v.literal('location') }),
]) satisfies v.GenericSchema<unknown, Prompt>
