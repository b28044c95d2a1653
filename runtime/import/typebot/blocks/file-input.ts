import * as v from 'valibot'
import { fields, flag, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { fileLabelsSchema, tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

/** A question for a file. */
export const fileInput = defineBlock({
  types: ['file input'],
  title: 'File input',
  becomes: ['ask-file'],
  told: 'Several files at once, files that may be skipped, kinds of file, the camera; words of its own in the field or on the button.',
  schema: fields({
    options: part({
      variableId: text(),
      isRequired: flag(true),
      isMultipleAllowed: flag(),
      allowedFileTypes: part({ isEnabled: flag(), types: v.optional(v.unknown()) }),
      capture: text(),
      labels: fileLabelsSchema,
    }),
  }),
  convert(
    { options: { variableId, isRequired, isMultipleAllowed, allowedFileTypes, capture, labels } },
    context,
  ) {
    tellLabels(labels, context)
    if (isMultipleAllowed) context.loss('One file is handed in, not several.')
    if (!isRequired) context.loss('The file cannot be skipped.')
    if (allowedFileTypes.isEnabled) context.loss('Files of any kind are taken.')
    if (capture !== '') context.loss('The camera does not open by itself.')
    return [{ type: 'ask-file', data: { answerVariable: context.names.byId(variableId) } }]
  },
})
