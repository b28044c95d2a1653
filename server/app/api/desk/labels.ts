import { labelColours } from '@talkgraph/wire/desk'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, everyone } from '../call/define-call.js'
import { line } from '../text.js'

/** A label as the API answers it. */
export const labelRecord = v.strictObject({
  name: line(100),
  colour: v.picklist(labelColours),
})

type DeskLabel = v.InferOutput<typeof labelRecord>

/** What a label looks like, for the reference. */
export const exampleLabel: DeskLabel = { name: 'Refund', colour: 'amber' }

/** Adds a label, or gives it another colour. */
export const putLabel = defineCall({
  method: 'PUT',
  path: '/desk/labels',
  id: 'putLabel',
  tag: 'Desk',
  roles: everyone,
  summary: 'Add or colour a label',
  description: 'A name that is there already gets the colour.',
  params: nothing,
  query: nothing,
  body: jsonBody(labelRecord, exampleLabel, 2000),
  data: v.strictObject({ label: labelRecord }),
  example: { label: exampleLabel },
  message: 'Label kept',
  errors: ['TOO_MANY_LABELS'],
  run: async ({ store: { desk }, news }, { owner, body: label }) => {
    const known = await desk.labels.list(owner)
    if (known.length >= mostLabels && !known.some(({ name }) => name === label.name))
      throw new ApiError('TOO_MANY_LABELS')
    await desk.labels.put(owner, label)
    news.labelsChanged(owner)
    return { label }
  },
})

const mostLabels = 200

/** Takes a label off the list. */
export const deleteLabel = defineCall({
  method: 'DELETE',
  path: '/desk/labels/{name}',
  id: 'deleteLabel',
  tag: 'Desk',
  summary: 'Delete a label',
  description: 'It is offered no more. Threads that have it keep it until somebody takes it off.',
  params: v.strictObject({ name: v.pipe(v.string(), v.description('The name of a label.')) }),
  query: nothing,
  body: noBody,
  data: v.strictObject({ name: v.string() }),
  example: { name: 'Refund' },
  message: 'Label deleted',
  errors: ['LABEL_NOT_FOUND'],
  run: async ({ store: { desk }, news }, { owner, params: { name } }) => {
    if (!(await desk.labels.remove(owner, name))) throw new ApiError('LABEL_NOT_FOUND')
    news.labelsChanged(owner)
    return { name }
  },
})
